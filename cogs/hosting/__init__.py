"""What hosts see of the bot: its presence, metrics for Prometheus and ``/tableadmin health``."""
