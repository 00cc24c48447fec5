import { blogCalls, calls } from '@stemside/rules/contract/calls'
import compression from 'compression'
import express, { Router, type Express, type RequestHandler } from 'express'
import type { Logger } from 'pino'
import { blogRoutes } from './blog/blogRoutes.ts'
import { refuseOtherMethods } from './http/allowedMethods.ts'
import { answerFailures, unknownCall } from './http/failures.ts'
import { createLimits, unlimited, type Limits } from './http/rateLimits.ts'
import { requestLogger, requestTrail } from './http/requestTrail.ts'
import { crossOrigin, securityHeaders } from './http/security.ts'
import { storeDate } from './http/storeDate.ts'
import { readManifest } from './pages/readManifest.ts'
import { shopPages } from './pages/shopPages.ts'
import { unbuiltShop } from './pages/unbuilt.ts'
import { analyticsRoutes } from './routes/analytics.ts'
import { cartRoutes } from './routes/carts.ts'
import { couponRoutes } from './routes/coupons.ts'
import { healthCalls, healthRoutes, type Health } from './routes/health.ts'
import { orderRoutes } from './routes/orders.ts'
import { priceRoutes } from './routes/prices.ts'
import { siteRoutes } from './routes/site.ts'
import { subscriptionRoutes } from './routes/subscriptions.ts'
import type { Settings } from './settings.ts'
import { docRoutes } from './tools/docRoutes.ts'
import type { Spaces } from './tools/Spaces.ts'
import { strikeFaults } from './tools/strikeFaults.ts'
import { toolRoutes } from './tools/toolRoutes.ts'

export interface AppOptions {
  readonly settings: Pick<Settings, 'buildDir' | 'mockTools' | 'rateLimits' | 'trustProxy'>
  readonly logger: Logger
  readonly spaces: Spaces
  readonly health: Health
  /** Counts each request for GET /metrics. */
  readonly measure?: RequestHandler
}

/** Paths under which everything answers with JSON, what is unknown there too. */
const callAreas = ['/user', '/api', '/orders', '/wp-json', '/website-analytics', '/__mock']

/** The whole of it as one express app: calls first, then the shop's pages. */
export async function createApp({
  settings,
  logger,
  spaces,
  health,
  measure,
}: AppOptions): Promise<Express> {
  const manifest = await readManifest(settings.buildDir)
  const app = express()
  app.disable('x-powered-by')
  app.set('query parser', 'simple')
  app.set('trust proxy', settings.trustProxy)
  app.use(requestLogger(logger))
  if (measure) app.use(measure)
  app.use(securityHeaders(manifest ?? { scriptHashes: [], styleHashes: [] }))
  if (settings.mockTools) app.use(crossOrigin(), requestTrail(spaces))
  app.use(storeDate(spaces))
  // Tool routes come before injected faults, so that faults can always be cleared.
  if (settings.mockTools) app.use(docRoutes(), toolRoutes(spaces), strikeFaults(spaces))
  const shop = manifest && shopPages(settings.buildDir, manifest)
  // Before limits, compression and calls: most requests are for pages.
  if (shop) app.use(shop.known)
  const limits = settings.rateLimits ? createLimits(spaces.main.shop.store) : unlimited
  app.use(limits.requests)
  app.use(compression())
  app.use(callRoutes(spaces, health, limits))
  app.use(callAreas, unknownCall)
  app.use(shop ? shop.files : unbuiltShop())
  app.use(unknownCall)
  app.use(answerFailures)
  return app
}

function callRoutes(spaces: Spaces, health: Health, limits: Limits): Router {
  const router = Router()
  healthRoutes(router, health)
  priceRoutes(router, spaces)
  couponRoutes(router, spaces)
  cartRoutes(router, spaces)
  orderRoutes(router, spaces)
  subscriptionRoutes(router, spaces, limits)
  analyticsRoutes(router, spaces)
  siteRoutes(router, spaces, limits)
  blogRoutes(router, spaces)
  refuseOtherMethods(router, [...Object.values(calls), ...Object.values(blogCalls), ...healthCalls])
  return router
}
