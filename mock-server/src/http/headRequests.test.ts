import {
  accountEndpoints,
  authEndpoints,
  endpoints,
  everyEndpoint,
  type Endpoint,
} from '@stemside/rules/contract'
import { visitHeader } from '@stemside/rules/contract/calls'
import { describe, expect, test } from 'vitest'
import { sampleSignup, signUp } from '../testing/accounts.ts'
import { Browser } from '../testing/Browser.ts'
import { placeSampleOrder } from '../testing/buy.ts'
import { call, type Request } from '../testing/call.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { toolEndpoints } from '../tools/toolEndpoints.ts'

const { email, password } = sampleSignup
const reads = Object.values<Endpoint>(everyEndpoint).filter(
  ({ method, acts }) => method === 'GET' && !acts,
)

/** Sends HEAD in place of the endpoint's method. */
function head(browser: Browser, endpoint: Endpoint, request?: Request): Promise<Response> {
  // The type of an endpoint has no HEAD. `send` only passes the method on.
  return browser.send(Object.assign({ ...endpoint }, { method: 'HEAD' }), request)
}

describe('a refused HEAD of a GET that acts (§7.24)', () => {
  test('sends no code', async () => {
    const { address } = await startTestServer()
    const query = { email, create_account: '1' }
    const answer = await head(new Browser(address), accountEndpoints.sendCode, { query })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
    expect(await call(address, toolEndpoints.readOutbox)).toEqual([])
  })

  test('does not finish a sign-in with Google, which GET still finishes', async () => {
    const { address } = await startTestServer()
    const browser = new Browser(address)
    const { url } = await browser.form(authEndpoints.signIn, {}, 'google')
    const person = new URLSearchParams({ person: 'stand-in-maya' })
    const back = await browser.open(url, { method: 'POST', body: person })
    const query = Object.fromEntries(new URL(back).searchParams)
    const request = { params: { provider: 'google' }, query }
    const answer = await head(browser, authEndpoints.finishSignIn, request)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, GET'])
    expect(await browser.signedInAs()).toBeUndefined()
    await browser.open(back)
    expect(await browser.signedInAs()).toBe('maya@example.com')
  })

  test('does not renew a session', async () => {
    const { address } = await startTestServer()
    await signUp(address)
    const browser = new Browser(address)
    await browser.form(authEndpoints.callback, { username: email, password })
    const answer = await head(browser, authEndpoints.getSession)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await browser.send(authEndpoints.getSession)).headers.getSetCookie()).toHaveLength(1)
  })

  test('makes no refer code', async () => {
    const { address, spaces } = await startTestServer()
    const headers = { 'x-access-token': await signUp(address) }
    const answer = await head(new Browser(address), accountEndpoints.getReferral, { headers })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST'])
    expect((await spaces.main.shop.store.export()).referCodes).toEqual({})
  })

  test('counts no visit', async () => {
    const { address, spaces } = await startTestServer()
    const { store, clock } = spaces.main.shop
    const request = { headers: { [visitHeader]: 'a-visit-of-maya' } }
    const answer = await head(new Browser(address), endpoints.getSite, request)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
    expect(await store.countVisits(clock.now())).toBe(0)
  })

  test('is not in the list that OPTIONS gives', async () => {
    const { address } = await startTestServer({ mockTools: false })
    const answer = await fetch(address + endpoints.getSite.path, { method: 'OPTIONS' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET'])
  })
})

test.each(reads.map((endpoint) => [endpoint.path, endpoint] as const))(
  'HEAD %s answers as GET does, and leaves the store as it was',
  async (_path, endpoint) => {
    const { address, spaces } = await startTestServer()
    const token = await signUp(address)
    const browser = new Browser(address)
    await browser.form(authEndpoints.callback, { username: email, password })
    const orderId = await placeSampleOrder(address)
    const { store, clock } = spaces.main.shop
    const before = await store.export()
    const request = {
      params: { orderId, cartId: 'none', key: 'a-key-of-maya', sku: 'whos_the_monster_in_oko' },
      query: { email, code: 'TRYNEW' },
      headers: { 'x-access-token': token, [visitHeader]: 'a-visit-of-maya' },
    }
    const { status } = await head(browser, endpoint, request)
    expect(await store.export()).toEqual(before)
    expect(await store.countVisits(clock.now())).toBe(0)
    expect(status).toBe((await browser.send(endpoint, request)).status)
  },
)
