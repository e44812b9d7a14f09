"""The process around the rules: referee, fuzz, replay, benchmarks and, later, the bot itself."""
