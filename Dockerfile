# The shop and its store in one image. Build: docker build -t stemside .
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
# The shop's public origin, for the pages' canonical links and previews. Start the container with the same SHOP_URL.
ARG SHOP_URL
# Seconds after which a page asks again who is signed in. Without it, it asks at other times only.
ARG SESSION_POLL
# The store's origin, if it differs from the pages'. For the pages, start a second container of this image with
# `node mock-server/dist/pages.js`.
ARG STORE_ORIGIN
# The origin of a WordPress whose posts the blog shows, and the origin of its pictures if that differs.
ARG BLOG_ORIGIN
ARG BLOG_MEDIA_ORIGIN
# The origin that takes visits and web vitals, and the address of a chat's script.
ARG ANALYTICS_ORIGIN
ARG CHAT_SCRIPT
RUN npm ci && npm run build -- --smallest

FROM node:22-bookworm-slim
WORKDIR /app
# The bundle holds every dependency but the native addon that locks the data folder.
COPY --from=build /app/node_modules/fs-native-extensions node_modules/fs-native-extensions
COPY --from=build /app/node_modules/require-addon node_modules/require-addon
COPY --from=build /app/node_modules/which-runtime node_modules/which-runtime
COPY --from=build /app/node_modules/bare-addon-resolve node_modules/bare-addon-resolve
COPY --from=build /app/node_modules/bare-module-resolve node_modules/bare-module-resolve
COPY --from=build /app/node_modules/bare-semver node_modules/bare-semver
COPY --from=build /app/mock-server/package.json mock-server/package.json
COPY --from=build /app/mock-server/dist mock-server/dist
COPY --from=build /app/storefront/dist/client storefront/dist/client
COPY --from=build /app/storefront/dist/pages storefront/dist/pages
RUN install -d -o node -g node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MOCK_TOOLS=0 DRAIN_SECONDS=5
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "mock-server/dist/main.js"]
