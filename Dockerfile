# A server of matches. Built with a compiler, run without one, and not as root; every package by its hash.
#   docker build -t ristal . && docker run -p 8200:8200 -v ristal:/data ristal

FROM python:3.13.9-slim-trixie AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY requirements.lock requirements-build.lock ./
RUN python -m venv /opt/build && /opt/build/bin/pip install --no-cache-dir --require-hashes -r requirements-build.lock
RUN python -m venv /opt/ristal && /opt/ristal/bin/pip install --no-cache-dir --require-hashes -r requirements.lock
COPY pyproject.toml setup.py README.md LICENSE NOTICE ./
COPY packaging packaging
COPY docs/rules docs/rules
COPY docs/contract docs/contract
COPY web web
COPY src src
RUN PATH=/opt/build/bin:$PATH pip wheel --no-cache-dir --no-build-isolation --no-deps --wheel-dir /wheels .
RUN /opt/ristal/bin/pip install --no-cache-dir --no-index --no-deps /wheels/*.whl

FROM python:3.13.9-slim-trixie
RUN useradd --system --uid 8200 --home-dir /data ristal && install -d -o ristal -g ristal -m 700 /data
COPY --from=build /opt/ristal /opt/ristal
ENV PATH=/opt/ristal/bin:$PATH PYTHONUNBUFFERED=1
USER ristal
VOLUME /data
EXPOSE 8200
STOPSIGNAL SIGTERM
HEALTHCHECK --start-period=20s CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8200/healthz', timeout=3)"]
ENTRYPOINT ["ristal"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8200", "--data", "/data", "--no-browser"]
