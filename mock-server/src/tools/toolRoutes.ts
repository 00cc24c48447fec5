import { storeDateHeader } from '@stemside/rules/contract/calls'
import { Router, type RequestHandler } from 'express'
import { refuseOtherMethods } from '../http/allowedMethods.ts'
import { misfit } from '../http/check.ts'
import { Refusal } from '../base/Refusal.ts'
import { jsonBody } from '../http/readBody.ts'
import { bindServe, success, type Serve } from '../http/serve.ts'
import { deliverGifts } from '../jobs/deliverGifts.ts'
import { moveOrders } from '../jobs/moveOrders.ts'
import { moveReturns } from '../orders/returns.ts'
import { seedSnapshot } from '../seed/seed.ts'
import { forgetOld } from '../jobs/forgetOld.ts'
import { putStock } from '../stock/stock.ts'
import type { MailRow } from '../store/shopRows.ts'
import type { Entry } from '../store/port.ts'
import { mockPage } from './mockPage.ts'
import { readForms } from './readForms.ts'
import { scenarios } from './scenarios.ts'
import type { Spaces } from './Spaces.ts'
import { toolEndpoints } from './toolEndpoints.ts'

/** An import carries the whole store. */
const stateLimit = '200mb'

const pages = [
  { method: 'GET', path: '/__mock' },
  { method: 'GET', path: '/__mock/outbox/:id' },
] as const

/** The tools under /__mock: calls, and one page with a form for each. */
export function toolRoutes(spaces: Spaces): Router {
  const router = Router()
  const serve = bindServe(router, spaces.shopOf)
  router.use('/__mock', onlyFromHere, jsonBody(stateLimit), readForms(stateLimit))

  router.get('/__mock', async (request, response) => {
    response
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(await mockPage(await spaces.of(request), spaces.names()))
  })

  serve(toolEndpoints.reset, async ({ shop, request }) => {
    const { faults } = await spaces.of(request)
    faults.clear()
    shop.clock.set()
    await shop.store.reset(seedSnapshot())
    return { status: success }
  })

  serve(toolEndpoints.scenario, async ({ shop, body }) => {
    await shop.store.reset(scenarios[body.name].make())
    return { status: success }
  })

  serve(toolEndpoints.exportState, async ({ shop }) => ({
    status: success,
    state: await shop.store.export(),
  }))

  serve(toolEndpoints.importState, async ({ shop, body }) => {
    await shop.store.reset(body.state)
    return { status: success }
  })

  serve(toolEndpoints.setStock, async ({ shop, body: { sku, units } }) => {
    await shop.store.tx((tx) => putStock(tx, sku, units, shop.clock.now()))
    return { status: success }
  })

  clockRoutes(serve)
  mailRoutes(router, serve, spaces)
  faultRoutes(serve, spaces)
  refuseOtherMethods(router, [...Object.values(toolEndpoints), ...pages])
  return router
}

function clockRoutes(serve: Serve): void {
  serve(toolEndpoints.readClock, ({ shop }) =>
    Promise.resolve({ status: success, now: shop.clock.now().toISOString() }),
  )

  serve(toolEndpoints.setClock, async ({ shop, body, request, response }) => {
    shop.clock.set(body.now === undefined ? undefined : new Date(body.now))
    response.set(storeDateHeader, shop.clock.now().toUTCString())
    await forgetOld(shop)
    await moveOrders(shop, request.log)
    await moveReturns(shop, request.log)
    await deliverGifts(shop, request.log)
    return { status: success, now: shop.clock.now().toISOString() }
  })
}

function mailRoutes(router: Router, serve: Serve, spaces: Spaces): void {
  serve(toolEndpoints.readOutbox, async ({ shop, query }) => {
    const asked = query.to?.toLowerCase()
    const rows = await shop.store.find('mails', {
      order: 'newest',
      limit: Infinity,
      ...(asked === undefined ? {} : { where: { to: asked } }),
    })
    return rows.map(mailInOutbox)
  })

  router.get('/__mock/outbox/:id', async (request, response) => {
    const { store } = await spaces.shopOf(request)
    const mail = await store.get('mails', request.params.id)
    if (!mail) throw new Refusal(404, 'There is no such mail.')
    response.set('Cache-Control', 'no-store').type('html').send(mail.html)
  })
}

function mailInOutbox({ id, row: { dueAt: _due, giftCard: _card, ...mail } }: Entry<MailRow>) {
  return { id, ...mail }
}

function faultRoutes(serve: Serve, spaces: Spaces): void {
  serve(toolEndpoints.readRequests, async ({ request }) => {
    const { requests } = await spaces.of(request)
    return { status: success, requests: [...requests.list()] }
  })

  serve(toolEndpoints.readFaults, async ({ request }) => {
    const { faults } = await spaces.of(request)
    return { status: success, faults: [...faults.list()] }
  })

  serve(toolEndpoints.setFaults, async ({ request, body }) => {
    const { faults } = await spaces.of(request)
    const { path, ...rest } = body
    if (path !== undefined) faults.add({ path, ...rest })
    else if (Object.keys(rest).length === 0) faults.clear()
    else throw misfit([{ path: 'body.path', reason: 'This fault needs the path that it is for' }])
    return { status: success, faults: [...faults.list()] }
  })
}

/** Refuses requests that a page of another site makes in a developer's browser. */
const onlyFromHere: RequestHandler = (request, _response, next) => {
  if (request.get('sec-fetch-site') === 'cross-site') {
    throw new Refusal(403, 'The tools answer to their own page only.')
  }
  next()
}
