# Thoth in a container: docker build -t thoth . && docker run -d --env-file .env -v thoth:/data thoth
# It does not start without a token. To run it locally: docker run ... thoth python -m bot --local

FROM python:3.12-slim AS build
WORKDIR /build
RUN python -m venv /venv
# Dependencies first: they rarely change, so this layer is cached when only the source changes.
COPY pyproject.toml .
RUN python -c "import tomllib; project = tomllib.load(open('pyproject.toml', 'rb'))['project']; \
    print(*project['dependencies'], *project['optional-dependencies']['postgres'], sep='\n')" > needed.txt \
    && /venv/bin/pip install --no-cache-dir -r needed.txt

FROM python:3.12-slim
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 THOTH_DATA=/data
RUN useradd --system --uid 10001 --home-dir /app thoth && install -d -o thoth -g thoth /data
COPY --from=build /venv /venv
WORKDIR /app
COPY . .
USER thoth
VOLUME /data
# Checks the lease, the bot's loops, the gateway and news that is not posted yet.
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s CMD ["python", "-m", "bot.process.healthcheck"]
STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot", "--online"]
