import { accountEndpoints, authEndpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { makeCode } from '../accounts/codes.ts'
import { usualCost } from '../secrets/passwords.ts'
import { keysOf, serverSecret } from '../secrets/serverSecret.ts'
import {
  askForCode,
  otherCode,
  sampleSignup,
  signUp,
  tryCode,
  tryPassword,
} from '../testing/accounts.ts'
import { Browser } from '../testing/Browser.ts'
import { call, send } from '../testing/call.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { toolEndpoints } from '../tools/toolEndpoints.ts'

const { email } = sampleSignup
const stranger = 'ada@example.com'

function tryCredentials(address: string, typed: string, username: string) {
  return new Browser(address).form(authEndpoints.callback, { username, password: typed })
}

describe('who is a customer', () => {
  test.each([{}, { login: '1' }, { create_account: '1' }])(
    'cannot be read from the answer or the writes of a code asked with %j',
    async (asked) => {
      const { address, spaces } = await startTestServer()
      await signUp(address)
      const { store } = spaces.main.shop
      const seen: unknown[] = []
      for (const who of [email, stranger]) {
        const mails = await store.count('mails')
        const message = await askForCode(address, { email: who, ...asked })
        const tries = (await store.get('codes', who))?.tries
        seen.push({ message, tries, mails: (await store.count('mails')) - mails })
      }
      expect(seen[1]).toEqual(seen[0])
    },
  )

  test('cannot be read from how a wrong code is refused', async () => {
    const { address, spaces, settings } = await startTestServer()
    await signUp(address)
    const keys = keysOf(await serverSecret(settings))
    const seen: string[][] = []
    for (const who of [email, stranger]) {
      const order = { id: who, purpose: 'login', now: new Date() } as const
      const code = await spaces.main.shop.store.tx((tx) => makeCode(tx, keys, order))
      const wrong = otherCode(code)
      const answers: string[] = []
      for (let tries = 0; tries < 6; tries += 1) {
        answers.push((await tryCode(address, wrong, who)).message)
      }
      seen.push(answers)
    }
    expect(seen[1]).toEqual(seen[0])
  })

  test.each([
    ['POST /user/emaillogin', tryPassword],
    ['POST /api/auth/callback/credentials', tryCredentials],
  ])(
    'cannot be read from how a wrong password is refused, nor from how long that takes: %s',
    async (_call, logIn) => {
      const { address } = await startTestServer({}, { password: usualCost })
      await signUp(address)
      const times: number[] = []
      const answers: unknown[] = []
      for (const who of [email, stranger]) {
        const start = performance.now()
        for (let tries = 0; tries < 3; tries += 1) answers.push(await logIn(address, 'wrong', who))
        times.push(performance.now() - start)
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      const [known = 0, unknown = 0] = times
      // Without the work for unknown addresses it is some fifty times.
      expect(known / unknown).toBeLessThan(4)
    },
  )
})

test('a page of another site cannot make a browser ask for codes', async () => {
  const { address } = await startTestServer()
  const headers = { 'sec-fetch-site': 'cross-site' }
  const { status } = await send(address, accountEndpoints.sendCode, { query: { email }, headers })
  expect(status).toBe(403)
  expect(await call(address, toolEndpoints.readOutbox)).toEqual([])
})
