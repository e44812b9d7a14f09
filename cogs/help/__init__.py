"""``/rules``, and ``/help``: what a person can do now, with lines that can really be typed."""
