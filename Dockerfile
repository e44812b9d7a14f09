# Thoth in a container: docker build -t thoth . && docker run -d --env-file .env -v thoth:/data thoth

FROM python:3.12-slim AS build
WORKDIR /build
RUN python -m venv /venv
# Dependencies first: they change seldom, so this layer is kept when only the source changes.
COPY pyproject.toml .
RUN python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['project']['dependencies'], sep='\n')" > needed.txt \
    && /venv/bin/pip install --no-cache-dir -r needed.txt

FROM python:3.12-slim
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 THOTH_DATA=/data
RUN useradd --system --uid 10001 --home-dir /app thoth && install -d -o thoth -g thoth /data
COPY --from=build /venv /venv
WORKDIR /app
COPY . .
USER thoth
VOLUME /data
# A bot at work renews its lease every ten seconds; one that hangs, or cannot write, loses it.
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s CMD ["python", "-m", "bot.alive"]
STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot"]
