# The site without a database: give it DATABASE_URL and PAYLOAD_SECRET (see docker-compose.yml).
# Debian's Node, not Alpine's: sharp and Next bring faster programs for glibc.
FROM node:24-slim AS build
WORKDIR /app
# Packages first, so that they are fetched again only when they change.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
# The build needs neither a database nor a secret, so none can end up in the image.
ARG SERVER_SOURCE_MAPS=
RUN npm run build && npm prune --omit=dev --no-audit --no-fund && rm -rf .data .next/cache
# Nothing of it is read where the build is there: Next's compiler, maps of packages, the sources of an editor of code that browsers
# would load from elsewhere.
RUN rm -rf node_modules/@next/swc-* node_modules/monaco-editor && find node_modules -name '*.map' -type f -delete
# Of fonts, the weights that forms are set in (src/cms/services/made-files/making/fonts.ts).
RUN find node_modules/@expo-google-fonts -mindepth 2 -maxdepth 2 -type d ! -name 400Regular ! -name 700Bold -exec rm -rf {} +

FROM node:24-slim
WORKDIR /app
# What the build was made with, so that it is known to be of these settings.
ARG SERVER_SOURCE_MAPS=
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data SERVER_SOURCE_MAPS=$SERVER_SOURCE_MAPS
# The program belongs to root and cannot change itself; only the data and Next's cache can.
COPY --from=build /app ./
RUN mkdir -p /data /backups .next/cache && chown -R node:node /data /backups .next/cache && chmod 700 /backups
USER node
VOLUME ["/data", "/backups"]
EXPOSE 3000
# Two minutes: the first start migrates and writes the first content.
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# What `npm start` runs, without npm between it and the signals of the container. It finds packages
# and build as they should be, migrates under a lock, and serves.
CMD ["node", "--max-semi-space-size=16", "scripts/start.mjs"]
