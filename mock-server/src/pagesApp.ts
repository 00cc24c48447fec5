import type { RequestListener } from 'node:http'
import { accountEndpoints, endpoints } from '@stemside/rules/contract'
import compression from 'compression'
import express from 'express'
import type { Logger } from 'pino'
import { Refusal } from './base/Refusal.ts'
import { StartupError } from './base/StartupError.ts'
import { pictureRoutes } from './blog/pictureRoutes.ts'
import { tlsReader } from './http/clientConnection.ts'
import { answerFailures, unknownCall } from './http/failures.ts'
import { callAreas } from './http/paths.ts'
import { requestLogger } from './http/requestLog.ts'
import { securityHeaders } from './http/security.ts'
import { healthRoutes } from './routes/health.ts'
import type { Health } from './http/health.ts'
import type { PageSettings } from './settings.ts'
import { checkOrigin, requireManifest } from './pages/readManifest.ts'
import { redirectToOneSlash } from './pages/redirectToOneSlash.ts'
import { shopPages } from './pages/shopPages.ts'
import { toPasswordPage } from './pages/toPasswordPage.ts'

/** The paths of the store's calls. */
const paths = Object.values({ ...endpoints, ...accountEndpoints }).map(({ path }) => path)

/**
 * Serves pages and files, without data and without a secret. Answers the store's calls with 404 and the STORE_ORIGIN of
 * the build.
 * @throws {StartupError} without a build, or if the build has no STORE_ORIGIN or another SHOP_URL
 */
export async function pagesApp(
  settings: PageSettings,
  logger: Logger,
  health: Health,
): Promise<RequestListener> {
  const manifest = await requireManifest(settings.buildDir)
  const { storeOrigin } = manifest
  if (storeOrigin === undefined) {
    throw new StartupError(
      'This build has no STORE_ORIGIN, so its pages would call this server, which has no store. Build again with STORE_ORIGIN=https://store.example, or start mock-server/dist/main.js.',
    )
  }
  checkOrigin(manifest, settings.shopUrl)
  const isSecure = tlsReader(settings.trustProxy)
  const log = requestLogger(logger)
  const secure = securityHeaders(isSecure)
  const shop = await shopPages(settings, manifest, isSecure)

  const app = express()
  app.disable('x-powered-by')
  app.use(shop.known, compression(), toPasswordPage)
  healthRoutes(app, health)
  app.use(pictureRoutes(settings.buildDir))
  const answerCall = () => {
    throw new Refusal(404, `This server has pages only. The store is at ${storeOrigin}.`)
  }
  app.use(callAreas, answerCall)
  app.all(paths, answerCall)
  app.use(shop.files, unknownCall, answerFailures)
  return (request, response) => {
    log(request, response)
    secure(request, response)
    if (redirectToOneSlash(request, response)) return
    if (!shop.fromMemory(request, response)) app(request, response)
  }
}
