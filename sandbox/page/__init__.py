"""The web page on which people use the local Discord: served files and one socket per open page."""
