# syntax=docker/dockerfile:1
FROM node:22-bookworm-slim AS build
WORKDIR /app
# better-sqlite3 compiles where no prebuilt binary can be had.
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json ./
COPY preview-packages/package.json ./preview-packages/
COPY sqlite-binding ./sqlite-binding
# What building and running need, as in scripts/install.mjs; not the packages of the tests.
ARG PRODUCT_ONLY="--workspace=preview-packages --include-workspace-root --omit=peer --no-audit --no-fund"
RUN npm ci --include=dev $PRODUCT_ONLY
COPY . .
# Prisma's command line stays after a prune, as an optional peer: 100 MB that serve nothing.
RUN npm run build \
  && npm pkg delete devDependencies.prisma && npm prune --omit=dev $PRODUCT_ONLY \
  && node scripts/lighten-packages.mjs

FROM node:22-bookworm-slim
# MALLOC_…: as in scripts/allocator.mjs.
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 MALLOC_ARENA_MAX=2 \
  MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=1048576
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/sqlite-binding ./sqlite-binding
COPY --from=build --chown=node:node /app/build ./build
COPY --from=build --chown=node:node /app/public ./public
COPY --from=build --chown=node:node /app/app/content ./app/content
COPY --from=build --chown=node:node /app/app/starter ./app/starter
COPY --from=build --chown=node:node /app/prisma ./prisma
COPY --from=build --chown=node:node /app/package.json ./package.json
# With chromium-headless-shell from apt here and CHROMIUM_SANDBOX=off, apps get pictures by themselves.
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "build/index.js"]
