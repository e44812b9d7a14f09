"""The web page of the local Discord: static files, and one socket per open page."""
