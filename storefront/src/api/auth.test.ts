import { expect, test } from 'vitest'
import { shopWith } from '../test/storeStub.ts'
import { beginWithGoogle } from './auth.ts'

/* Where "Continue with Google" leads (§8.8). */

const credentials = { id: 'credentials', name: 'Credentials', type: 'credentials' }
const google = { id: 'google', name: 'Google', type: 'oauth' }
const page = 'https://accounts.example/authorize'

const signIn = {
  '/api/auth/csrf': { status: 200, body: { csrfToken: 'csrf-1' } },
  '/api/auth/signin/google': { status: 200, body: { url: page } },
}

function begin(providers: { readonly status: number; readonly body: object }) {
  const { shop } = shopWith({ ...signIn, '/api/auth/providers': providers })
  return beginWithGoogle(shop.api, '/shop')
}

test('leads to Google where the store offers it', async () => {
  expect(await begin({ status: 200, body: { credentials, google } })).toBe(page)
})

test('leads to the sign-in page, and back to the shopper’s page, where the store does not offer Google', async () => {
  const url = await begin({ status: 200, body: { credentials } })
  expect(url).toBe('/api/auth/signin?callbackUrl=%2Fshop')
})

test('leads to /error without a list of providers', async () => {
  expect(await begin({ status: 500, body: {} })).toBe('/error')
})
