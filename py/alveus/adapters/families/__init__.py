"""What each family says of its games in numbers; `alveus.adapters.numbered.Family` says how."""
