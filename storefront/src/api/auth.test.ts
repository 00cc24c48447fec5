import { describe, expect, test } from 'vitest'
import { lateAnswer, storesWith, type Answer } from '../test/storeStub.ts'
import { beginWithGoogle, signIn as startSession, signOut } from './auth.ts'

/* Where "Continue with Google" leads (§8.8). */

const credentials = { id: 'credentials', name: 'Credentials', type: 'credentials' }
const google = { id: 'google', name: 'Google', type: 'oauth' }
const page = 'https://accounts.example/authorize'

const signIn = {
  '/api/auth/csrf': { status: 200, body: { csrfToken: 'csrf-1' } },
  '/api/auth/signin/google': { status: 200, body: { url: page } },
}

function begin(providers: { readonly status: number; readonly body: object }) {
  const { stores } = storesWith({ ...signIn, '/api/auth/providers': providers })
  return beginWithGoogle(stores.api, '/shop')
}

test('a sign-in with Google leads to Google if the store offers it', async () => {
  expect(await begin({ status: 200, body: { credentials, google } })).toBe(page)
})

test('a sign-in with Google leads to the sign-in page, and back to the shopper’s page, if the store does not offer Google', async () => {
  const url = await begin({ status: 200, body: { credentials } })
  expect(url).toBe('/api/auth/signin?callbackUrl=%2Fshop')
})

test('a sign-in with Google leads to /error without a list of providers', async () => {
  expect(await begin({ status: 500, body: {} })).toBe('/error')
})

/** The reports of one failure. */
const reported = (message: string) => [{ level: 'error', code: 'CLIENT_FETCH_ERROR', message }]

describe('the reports of the auth client (§7.19)', () => {
  const report = '/api/auth/_log'
  const callback = '/api/auth/callback/credentials'
  const typed = { username: 'sam@example.com', name: 'Sam', country: 'US' }
  const csrf = { '/api/auth/csrf': { status: 200, body: { csrfToken: 'csrf-1' } } }
  const providers = { '/api/auth/providers': { status: 200, body: { credentials, google } } }
  const taken = { status: 200, body: {} }
  const broken = { status: 503, body: {} }
  const wrongToken = { status: 200, body: { url: '/api/auth/signin?csrf=true' } }

  /** Does something that may fail. Returns the forms that were reported, and whether it failed. */
  async function reportsOf(
    answers: NonNullable<Parameters<typeof storesWith>[0]>,
    act: (api: ReturnType<typeof storesWith>['stores']['api']) => Promise<unknown>,
  ) {
    const { stores, asked } = storesWith({ ...csrf, ...providers, [report]: taken, ...answers })
    const isFailed = await act(stores.api).then(
      () => false,
      () => true,
    )
    const sent = asked.filter(({ path }) => path === report)
    const forms = sent.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))
    return { isFailed, forms }
  }

  test.each<[string, Answer]>([
    ['breaks', broken],
    ['cannot be reached', 'unreachable'],
    ['refuses the token', wrongToken],
    ['gives no answer', { status: 200, body: 'Hello' }],
  ])(
    'name signing in or out if the store %s, and nothing that was typed',
    async (_what, answer) => {
      for (const proof of [{ password: 'correct horse' }, { code: '0123' }]) {
        const result = await reportsOf({ [callback]: answer }, (api) =>
          startSession(api, { ...typed, ...proof }),
        )
        expect(result).toEqual({ isFailed: true, forms: reported('signIn') })
      }
      const out = await reportsOf({ '/api/auth/signout': answer }, signOut)
      expect(out).toEqual({ isFailed: true, forms: reported('signOut') })
      const begun = await reportsOf({ '/api/auth/signin/google': answer }, (api) =>
        beginWithGoogle(api, '/shop'),
      )
      expect(begun).toEqual({ isFailed: true, forms: reported('signIn') })
    },
  )

  test('name signing out if the store gives no CSRF token', async () => {
    const { forms } = await reportsOf({ '/api/auth/csrf': broken }, signOut)
    expect(forms).toEqual(reported('signOut'))
  })

  test.each<[Answer, boolean]>([
    [broken, false],
    ['unreachable', true],
  ])('name the list of providers if it does not come: %j', async (answer, isFailed) => {
    const result = await reportsOf({ '/api/auth/providers': answer }, (api) =>
      beginWithGoogle(api, '/shop'),
    )
    expect(result).toEqual({ isFailed, forms: reported('getProviders') })
  })

  test.each([401, 429])('do not name an answer to the shopper: %s', async (status) => {
    const answer = { status, body: { message: 'No.' } }
    const result = await reportsOf({ [callback]: answer }, (api) =>
      startSession(api, { ...typed, password: 'wrong' }),
    )
    expect(result).toEqual({ isFailed: true, forms: [] })
  })

  test('are not sent if nothing failed', async () => {
    const answer = { status: 200, body: { url: '/shop' } }
    expect(await reportsOf({ '/api/auth/signout': answer }, signOut)).toEqual({
      isFailed: false,
      forms: [],
    })
  })

  test('do not hold up the shopper, who does not learn that one failed', async () => {
    const late = lateAnswer()
    const answers = { '/api/auth/providers': broken, [report]: late.ask }
    const { forms } = await reportsOf(answers, (api) => beginWithGoogle(api, '/shop'))
    expect(forms).toHaveLength(1)
    // Vitest fails the run for a rejection that nothing handles.
    late.give('unreachable')
    await Promise.resolve()
  })
})
