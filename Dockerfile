# Kosmodrom in a container: the server with the built client, as a user without rights.
#
#   docker build -t kosmodrom .
#   docker run -p 8000:8000 -v kosmodrom:/data kosmodrom
#
# compose.yaml does the same with one word; compose.postgresql.yaml runs two servers.

FROM node:22-slim AS client
WORKDIR /house/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci
WORKDIR /house
COPY . .
RUN npm --prefix web run build


FROM python:3.14-slim AS program
WORKDIR /house
RUN python -m venv /opt/kosmodrom
COPY requirements/run.txt requirements/
RUN /opt/kosmodrom/bin/pip install --no-cache-dir --require-hashes -r requirements/run.txt
COPY . .
COPY --from=client /house/src/kosmodrom/server/client src/kosmodrom/server/client
RUN /opt/kosmodrom/bin/pip install --no-cache-dir --no-deps .


FROM python:3.14-slim
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin kosmodrom \
    && install --directory --owner kosmodrom --group kosmodrom --mode 700 /data
COPY --from=program /opt/kosmodrom /opt/kosmodrom
ENV PATH=/opt/kosmodrom/bin:$PATH
USER 10001
WORKDIR /data
# The database, the secrets and the settings.
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD \
    ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["kosmodrom"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--data-dir", "/data"]
