import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { everyEndpoint } from '@stemside/rules/contract'
import compression from 'compression'
import express, { Router, type Express } from 'express'
import type { Logger } from 'pino'
import type { Keys } from './secrets/serverSecret.ts'
import { accountOfToken, type AccountReader } from './accounts/signedIn.ts'
import { AuthCookies } from './auth/cookies.ts'
import { GoogleProvider } from './auth/google/provider.ts'
import { googleRedirectUri } from './auth/google/signInWithGoogle.ts'
import { originsOf, type Origins } from './auth/origin.ts'
import { bindServeAuth } from './auth/serveAuth.ts'
import { Sessions } from './auth/sessions.ts'
import { StandIn } from './auth/standIn/StandIn.ts'
import { standInRoutes } from './auth/standIn/standInRoutes.ts'
import { blogRoutes } from './blog/blogRoutes.ts'
import { pictureRoutes } from './blog/pictureRoutes.ts'
import { callAreas, callsByCookie } from './http/paths.ts'
import { refuseHeadOfActs, refuseOtherMethods } from './http/allowedMethods.ts'
import { answerFailures, unknownCall } from './http/failures.ts'
import type { Health } from './http/health.ts'
import { readClient } from './http/clientAddress.ts'
import { tlsReader } from './http/clientConnection.ts'
import { createLimits, unlimited, type Limits } from './http/rateLimits.ts'
import { requestLogger } from './http/requestLog.ts'
import { crossOrigin, developmentOrigins, onlyFromShop, securityHeaders } from './http/security.ts'
import { bindServe } from './http/serve.ts'
import { storeDate } from './http/storeDate.ts'
import { bindUnlessRepeated } from './http/unlessRepeated.ts'
import { OrderAccess } from './auth/orderAccess.ts'
import { checkOrigin, readManifest, requireManifest } from './pages/readManifest.ts'
import { redirectToOneSlash } from './pages/redirectToOneSlash.ts'
import { shopPages, type ShopPages } from './pages/shopPages.ts'
import { toPages } from './pages/toPages.ts'
import { toPasswordPage } from './pages/toPasswordPage.ts'
import { unbuiltShop } from './pages/unbuilt.ts'
import { accountRoutes } from './routes/accounts.ts'
import { analyticsRoutes } from './routes/analytics.ts'
import { authRoutes, type AuthParts } from './routes/auth.ts'
import { cartRoutes } from './routes/carts.ts'
import { couponRoutes } from './routes/coupons.ts'
import { egiftRoutes } from './routes/egift.ts'
import { healthCalls, healthRoutes } from './routes/health.ts'
import { logOutElsewhereRoute } from './routes/logOutElsewhere.ts'
import { orderRoutes } from './routes/orders.ts'
import { signedInRoutes } from './routes/signedIn.ts'
import { priceRoutes } from './routes/prices.ts'
import { sandboxRoutes } from './routes/sandbox/sandboxRoutes.ts'
import { siteRoutes } from './routes/site.ts'
import { wishlistRoutes } from './routes/wishlists.ts'
import { subscriptionRoutes } from './routes/subscriptions.ts'
import { webhookRoutes } from './routes/webhooks.ts'
import type { Settings } from './settings.ts'
import { docRoutes } from './tools/docRoutes.ts'
import { noteRequests } from './tools/noteRequests.ts'
import type { Spaces } from './tools/Spaces.ts'
import { strikeFaults } from './tools/strikeFaults.ts'
import { toolRoutes } from './tools/toolRoutes.ts'

export interface AppOptions {
  readonly settings: Pick<
    Settings,
    'buildDir' | 'mockTools' | 'rateLimits' | 'trustProxy' | 'shopUrl' | 'google'
  >
  readonly logger: Logger
  readonly spaces: Spaces
  readonly health: Health
  readonly keys: Keys
  /** Counts each request for GET /metrics. */
  readonly measure?: (request: IncomingMessage, response: ServerResponse) => void
}

/**
 * Answers all requests of the shop. Each is logged, measured and given headers first, with Node.js
 * alone. Then pages in memory are sent, and an Express app answers what is left.
 */
export async function createApp({
  settings,
  logger,
  spaces,
  health,
  keys,
  measure,
}: AppOptions): Promise<RequestListener> {
  // In development the calls also work without pages.
  const manifest = await (settings.mockTools ? readManifest : requireManifest)(settings.buildDir)
  // With STORE_ORIGIN in development too, because the store allows SHOP_URL to read its answers.
  const mustMatch = !settings.mockTools || manifest?.storeOrigin !== undefined
  if (manifest && mustMatch) checkOrigin(manifest, settings.shopUrl)
  const isSecure = tlsReader(settings.trustProxy)
  const log = requestLogger(logger)
  const secure = securityHeaders(isSecure)
  const origins = originsOf(settings.shopUrl, manifest)
  const shop =
    manifest && !origins.elsewhere ? await shopPages(settings, manifest, isSecure) : undefined
  const app = expressApp({ settings, spaces, health, keys, shop, origins })
  return (request, response) => {
    log(request, response)
    measure?.(request, response)
    secure(request, response)
    if (redirectToOneSlash(request, response)) return
    // The mock tools see every request: injected faults, the request log, the shop's clock.
    const isAnswered = !settings.mockTools && shop?.fromMemory(request, response)
    if (!isAnswered) app(request, response)
  }
}

interface ExpressOptions extends Pick<AppOptions, 'settings' | 'spaces' | 'health' | 'keys'> {
  readonly shop: ShopPages | undefined
  readonly origins: Origins
}

/** Tools, then pages, calls and files. */
function expressApp({ settings, spaces, health, keys, shop, origins }: ExpressOptions): Express {
  const pages = origins.elsewhere?.pages
  const app = express()
  app.disable('x-powered-by')
  app.set('query parser', 'simple')
  app.set('trust proxy', settings.trustProxy)
  app.use(readClient())
  const readers = [...(settings.mockTools ? developmentOrigins : []), ...(pages ? [pages] : [])]
  if (readers.length > 0) app.use(crossOrigin(readers))
  if (settings.mockTools) app.use(noteRequests(spaces))
  app.use(storeDate(spaces.shopOf))
  // Tool routes come before injected faults, so that faults can always be cleared.
  if (settings.mockTools) app.use(docRoutes(), toolRoutes(spaces), strikeFaults(spaces))
  // Before limits, compression and calls, which pages do not need.
  if (shop) app.use(shop.known)
  const limits = settings.rateLimits ? createLimits(spaces.main.shop.store) : unlimited
  app.use(limits.requests)
  app.use(compression())
  if (!pages) app.use(toPasswordPage)
  app.use(callsByCookie, onlyFromShop(readers, pages !== undefined))
  app.use(callRoutes({ spaces, health, settings }, limits, authParts(settings, keys, origins)))
  app.use(callAreas, unknownCall)
  if (pages) app.use(toPages(pages))
  else app.use(shop ? shop.files : unbuiltShop())
  app.use(unknownCall)
  app.use(answerFailures)
  return app
}

interface SignInParts extends AuthParts {
  readonly accountIn: AccountReader
  /** Absent if Google itself, or nobody, is asked. */
  readonly standIn: StandIn | undefined
}

function authParts(
  { mockTools, google }: AppOptions['settings'],
  keys: Keys,
  origins: Origins,
): SignInParts {
  const isForOtherSite = origins.elsewhere !== undefined
  const cookies = new AuthCookies({ isSecure: !mockTools, isForOtherSite })
  const sessions = new Sessions(cookies)
  const accountIn: AccountReader = async (shop, request) =>
    (await accountOfToken(keys, shop, request.get('x-access-token'))) ??
    (await sessions.read(shop, request))?.account
  const standIn = new StandIn(keys)
  return {
    keys,
    cookies,
    sessions,
    accountIn,
    origins,
    google: google && new GoogleProvider(google, standIn),
    standIn: google === 'stand-in' ? standIn : undefined,
  }
}

/** All calls that are served. */
const served = [...Object.values(everyEndpoint), ...healthCalls]

function callRoutes(
  { spaces, health, settings }: Pick<AppOptions, 'spaces' | 'health' | 'settings'>,
  limits: Limits,
  auth: SignInParts,
): Router {
  const router = Router()
  const access = new OrderAccess(auth.cookies, auth.accountIn)
  refuseHeadOfActs(router, served)
  const { shopOf } = spaces
  const serve = bindServe(router, shopOf)
  const serveAuth = bindServeAuth(router, shopOf)
  const unlessRepeated = bindUnlessRepeated(shopOf)
  healthRoutes(router, health)
  priceRoutes(serve)
  couponRoutes(serve)
  cartRoutes(serve)
  orderRoutes(serve, limits, unlessRepeated, auth.accountIn, access)
  egiftRoutes(serve, limits, unlessRepeated)
  webhookRoutes(serve)
  sandboxRoutes(router, shopOf, auth.origins)
  subscriptionRoutes(serve, limits)
  analyticsRoutes(serve)
  accountRoutes(serve, limits, auth)
  signedInRoutes(serve, auth.accountIn, access)
  logOutElsewhereRoute(serve, auth)
  authRoutes(serveAuth, limits, auth)
  if (auth.standIn) standInRoutes(router, auth.standIn, googleRedirectUri, auth.origins)
  siteRoutes(serve, limits, unlessRepeated, access)
  blogRoutes(serve)
  wishlistRoutes(serve)
  router.use(pictureRoutes(settings.buildDir))
  refuseOtherMethods(router, served)
  return router
}
