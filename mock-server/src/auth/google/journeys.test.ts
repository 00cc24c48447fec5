import { describe, expect, test } from 'vitest'
import { Browser } from '../../testing/Browser.ts'
import { startTestServer } from '../../testing/startTestServer.ts'
import {
  begin,
  choose,
  errorPage,
  errorWithoutJourney,
  openJourneys,
} from '../../testing/google.ts'

describe('coming back from the provider', () => {
  test('fails in a browser that has not begun a journey, or has begun another one', async () => {
    const server = await startTestServer()
    const back = await choose(new Browser(server.address), await begin(new Browser(server.address)))
    const victim = new Browser(server.address)
    expect(await victim.open(back)).toBe(errorWithoutJourney(server, 'OAuthCallback'))
    await begin(victim)
    expect(await victim.open(back)).toBe(errorWithoutJourney(server, 'OAuthCallback'))
    expect(await victim.signedInAs()).toBeUndefined()
  })

  test('needs the same state: the cookie of one journey does not finish another one', async () => {
    const server = await startTestServer()
    const browser = new Browser(server.address)
    const back = new URL(await choose(browser, await begin(browser)))
    const [cookie = ''] = openJourneys(browser)
    const other = 'x'.repeat(43)
    browser.cookies.set(`next-auth.state.${other}`, browser.cookies.get(cookie) ?? '')
    back.searchParams.set('state', other)
    expect(await browser.open(back.href)).toBe(errorPage(server, 'OAuthCallback'))
    expect(await browser.signedInAs()).toBeUndefined()
  })

  test.each([
    ['another state', 'x'.repeat(43)],
    ['a state that is none', 'another'],
    ['no state', ''],
  ])(
    'an address with %s signs nobody in, and the open journey can still be finished',
    async (_what, state) => {
      const server = await startTestServer()
      const browser = new Browser(server.address)
      const back = await choose(browser, await begin(browser))
      const forged = new URL(back)
      forged.searchParams.set('state', state)
      for (const error of [{}, { error: 'access_denied' }]) {
        const query = new URLSearchParams({ ...Object.fromEntries(forged.searchParams), ...error })
        const name = 'error' in error ? 'Callback' : 'OAuthCallback'
        const url = `${forged.origin}${forged.pathname}?${query.toString()}`
        expect(await browser.open(url)).toBe(errorWithoutJourney(server, name))
      }
      expect(await browser.signedInAs()).toBeUndefined()
      expect(await browser.open(back)).toBe(`${server.address}/?account=new`)
    },
  )

  test('finishes both of two open journeys of a browser, in either order', async () => {
    const { address } = await startTestServer()
    for (const order of [
      ['/shop', '/cart'],
      ['/cart', '/shop'],
    ]) {
      const browser = new Browser(address)
      const backs = new Map<string, string>()
      for (const callbackUrl of ['/shop', '/cart']) {
        const page = await begin(browser, { callbackUrl })
        backs.set(callbackUrl, await choose(browser, page, 'stand-in-ada'))
      }
      for (const callbackUrl of order) {
        const target = await browser.open(backs.get(callbackUrl) ?? '')
        expect(new URL(target).pathname).toBe(callbackUrl)
      }
      expect(openJourneys(browser)).toEqual([])
      expect(await browser.signedInAs()).toBe('ada@example.com')
    }
  })

  test('works once, because the end of a journey clears its cookie', async () => {
    const server = await startTestServer()
    const browser = new Browser(server.address)
    const back = await choose(browser, await begin(browser))
    await browser.open(back)
    expect(openJourneys(browser)).toEqual([])
    expect(await browser.open(back)).toBe(errorWithoutJourney(server, 'OAuthCallback'))
  })

  test('works for the five newest journeys of a browser: a sixth one closes the oldest', async () => {
    const server = await startTestServer()
    const browser = new Browser(server.address)
    const pages: string[] = []
    for (let count = 0; count < 6; count += 1) pages.push(await begin(browser))
    expect(openJourneys(browser)).toHaveLength(5)
    const [oldest = '', second = ''] = pages
    const tooOld = await choose(browser, oldest)
    expect(await browser.open(tooOld)).toBe(errorWithoutJourney(server, 'OAuthCallback'))
    expect(await browser.open(await choose(browser, second))).toBe(`${server.address}/?account=new`)
  })

  test('works for fewer journeys if their addresses are long, so that all their cookies fit into a request', async () => {
    const server = await startTestServer()
    const browser = new Browser(server.address)
    const callbackUrl = `/shop?gclid=${'x'.repeat(1900)}`
    let page = ''
    for (let count = 0; count < 6; count += 1) page = await begin(browser, { callbackUrl })
    const sizes = openJourneys(browser).map((name) => browser.cookies.get(name)?.length ?? 0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6500)
    const target = await browser.open(await choose(browser, page))
    expect(target).toBe(`${server.address}${callbackUrl}&account=new`)
  })

  test('needs the nonce of this journey', async () => {
    const server = await startTestServer()
    const browser = new Browser(server.address)
    const page = new URL(await begin(browser))
    page.searchParams.set('nonce', 'another')
    const back = await choose(browser, page.href)
    expect(await browser.open(back)).toBe(errorPage(server, 'OAuthCallback'))
  })

  test('needs the verifier of this journey (PKCE): a stolen code is worth nothing', async () => {
    const server = await startTestServer()
    const thief = new Browser(server.address)
    const page = new URL(await begin(thief))
    expect(page.searchParams.get('code_challenge_method')).toBe('S256')
    const victims = new URL(await begin(new Browser(server.address)))
    const challenge = victims.searchParams.get('code_challenge') ?? ''
    page.searchParams.set('code_challenge', challenge)
    const back = await choose(thief, page.href)
    expect(await thief.open(back)).toBe(errorPage(server, 'OAuthCallback'))
  })

  test.each([
    [14, ''],
    [16, 'OAuthCallback'],
  ])('is possible for 15 minutes: after %s', async (minutes, error) => {
    const server = await startTestServer()
    const browser = new Browser(server.address)
    const back = await choose(browser, await begin(browser))
    server.spaces.main.shop.clock.set(new Date(Date.now() + minutes * 60_000))
    const target = await browser.open(back)
    expect(target).toBe(
      error === '' ? `${server.address}/?account=new` : errorWithoutJourney(server, error),
    )
  })

  test('an unknown provider leads to the sign-in page', async () => {
    const { address } = await startTestServer()
    const browser = new Browser(address)
    const target = await browser.open(`${address}/api/auth/callback/unknown?code=x`)
    expect(target).toBe(`${address}/api/auth/signin`)
  })
})
