# syntax=docker/dockerfile:1
# One image with the storefront and the API. From the root of the repository:
#   docker build -t chorsu .
# Podman and Buildah keep the HEALTHCHECK only with `--format docker`.
FROM node:26-bookworm-slim AS build
WORKDIR /shop
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
COPY api/demo/package.json api/demo/
COPY packages/deferred-hydration/package.json packages/deferred-hydration/
RUN npm ci
COPY . .
# The build runs here, because a container can write only to `/data` and `.next/cache`.
RUN npm run build && npm prune --omit=dev && rm -rf .next/cache docs deploy

FROM node:26-bookworm-slim
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    LOG_FORMAT=json \
    MALLOC_MMAP_THRESHOLD_=32768 \
    METRICS_HOST=0.0.0.0 \
    HOST=0.0.0.0 \
    API_HOST=0.0.0.0 \
    CHORSU_DATA=/data \
    PAGE_COPY=/data/pages
# `tini` is PID 1, because the watchdog kills its own process with SIGKILL, which the kernel ignores
# if the process is PID 1.
RUN apt-get update && apt-get install -y --no-install-recommends tini && rm -rf /var/lib/apt/lists/*
WORKDIR /shop
COPY --from=build --chown=root:root /shop /shop
# The image optimizer stores its files in the build folder.
RUN mkdir -p /data /shop/.next/cache && chown node:node /data /shop/.next/cache
USER node
VOLUME ["/data"]
EXPOSE 3000 4001 9464
STOPSIGNAL SIGTERM
# This check is for the storefront; `compose.yaml` overrides it for the API.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The command selects the program: server/main.ts (storefront) or api/main/serve.ts (API). Operators
# also use api/main/shop.ts and api/doctor/main.ts.
ENTRYPOINT ["tini", "--", "node", "--max-semi-space-size=8", "scripts/run.mjs"]
CMD ["server/main.ts"]
