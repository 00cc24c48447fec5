import { everyEndpoint } from '@stemside/rules/contract'
import { expect, test } from 'vitest'
import { buildWith } from '../testing/buildWith.ts'
import { startTestServer } from '../testing/startTestServer.ts'

/** The calls that answer every page on the web. A new call that reads neither session nor order cookie is added here. */
const publicCalls: readonly (keyof typeof everyEndpoint)[] = [
  // These read no cookie.
  'updateCart',
  'insertCart',
  'getCart',
  'getSkus',
  'getCoupon',
  'getAllCoupons',
  'getSkuInStock',
  'subscribeEmail',
  'insertAnalytics',
  'getSite',
  'buyEGift',
  'askEGift',
  'cancelEGiftPayment',
  'receiveWebhook',
  'getGiftBalance',
  'getBoughtWishes',
  'posts',
  'categories',
  'getProviders',
  'getSignIn',
  'getSignOut',
  'getError',
  'logAuth',
  // It gives the CSRF token, which CORS lets only pages of the shop read.
  'getCsrf',
  // These need the CSRF token.
  'signIn',
  'signOut',
  'callback',
  // Google leads here. It needs the cookie of a sign-in that this browser began.
  'finishSignIn',
]

test('with two origins, another origin is refused by each call that reads the session or the order cookie', async () => {
  const [pages, storeOrigin] = ['https://shop.example', 'https://store.example']
  const { address } = await startTestServer({
    buildDir: await buildWith({ origin: pages, storeOrigin }),
    shopUrl: pages,
    mockTools: false,
    authSecret: 'a secret of the tests, long enough',
  })
  const isRefused = async ({ method, path }: { method: string; path: string }) => {
    const asked = address + path.replaceAll(/:\w+/g, 'x')
    const headers = { origin: 'https://other.example' }
    return (await fetch(asked, { method, headers, redirect: 'manual' })).status === 403
  }
  const answered: string[] = []
  for (const [name, call] of Object.entries(everyEndpoint)) {
    if (!(await isRefused(call))) answered.push(name)
  }
  expect(answered.toSorted()).toEqual(publicCalls.toSorted())
})
