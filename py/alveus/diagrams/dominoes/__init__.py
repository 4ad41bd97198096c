"""The games with dominoes on paper."""
