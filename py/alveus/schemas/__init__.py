"""JSON Schemas for other programs: positions, saves, views, frame messages, museum exhibits."""
