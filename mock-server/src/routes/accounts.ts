import { normaliseEmail } from '@stemside/rules'
import { accountEndpoints } from '@stemside/rules/contract'
import { tryCode } from '../accounts/codes.ts'
import { putProof, readProof, signProof } from '../accounts/proofs.ts'
import { notProved, wrongCode, wrongPassword } from '../accounts/refusals.ts'
import { changePassword, createAccount } from '../accounts/register.ts'
import { sendCode } from '../accounts/sendCode.ts'
import type { Keys } from '../secrets/serverSecret.ts'
import { signAccess } from '../accounts/signedIn.ts'
import type { AuthCookies } from '../auth/cookies.ts'
import { setProvenCodeCookie, putProvenCode } from '../auth/provenCode.ts'
import type { Limits } from '../http/rateLimits.ts'
import { success, type Serve } from '../http/serve.ts'

/** One-time codes, sign-up, log-in and a new password: /user/otp, /user/create and the like. */
export function accountRoutes(
  serve: Serve,
  limits: Limits,
  { keys, cookies }: { readonly keys: Keys; readonly cookies: AuthCookies },
): void {
  codeRoutes(serve, limits, keys)
  logInByPasswordRoute(serve, limits, keys)
  logInByCodeRoute(serve, limits, { keys, cookies })

  serve(accountEndpoints.createAccount, async ({ shop, body, headers }) => {
    const [token, email, now] = [
      headers['x-access-token'],
      normaliseEmail(body.email),
      shop.clock.now(),
    ]
    const proof = await readProof(keys, 'signup', { token, email, now })
    if (!proof) throw notProved()
    const account = await createAccount(shop, body, proof)
    return {
      status: success,
      data: { name: account.user.name },
      token: await signAccess(keys, account, now),
    }
  })

  serve(accountEndpoints.updatePassword, async ({ shop, body, headers }) => {
    const [token, email, now] = [
      headers['x-access-token'],
      normaliseEmail(body.email),
      shop.clock.now(),
    ]
    const proof = await readProof(keys, 'reset', { token, email, now })
    if (!proof) throw notProved()
    const account = await changePassword(shop, body.newPassword, proof)
    return {
      status: success,
      data: { name: account.user.name },
      token: await signAccess(keys, account, now),
    }
  })
}

function codeRoutes(serve: Serve, limits: Limits, keys: Keys): void {
  serve(
    accountEndpoints.sendCode,
    async ({ shop, query }) => {
      const other = query.login === undefined ? 'reset' : 'login'
      const purpose = query.create_account === undefined ? other : 'signup'
      await sendCode(shop, keys, query.email, purpose)
      return {
        status: success,
        message: 'An email is on its way to you. Please look for it in the spam folder, too.',
      }
    },
    limits.mailsToOne,
  )

  serve(
    accountEndpoints.verifyCode,
    async ({ shop, body }) => {
      const now = shop.clock.now()
      const id = normaliseEmail(body.email)
      const tried = await shop.store.tx(async (tx) => {
        const result = await tryCode(tx, keys, {
          id,
          code: body.otp,
          purposes: ['signup', 'reset'],
          now,
        })
        return result === 'signup' || result === 'reset'
          ? { use: result, proof: putProof(tx, id, now) }
          : result
      })
      if (typeof tried === 'string') throw wrongCode(tried === 'dead' ? 'dead' : 'wrong')
      return {
        status: success,
        token: await signProof(keys, tried.use, tried.proof, now),
        message: 'Your email address is confirmed.',
      }
    },
    limits.codeTries,
  )
}

function logInByPasswordRoute(serve: Serve, limits: Limits, keys: Keys): void {
  serve(
    accountEndpoints.logIn,
    async ({ shop, body }) => {
      const id = normaliseEmail(body.email)
      const user = await shop.store.get('users', id)
      const isRight = await shop.passwords.isRight(body.password, user?.password)
      if (!user || !isRight) throw wrongPassword()
      const token = await signAccess(keys, { id, user }, shop.clock.now())
      return { status: success, data: { name: user.name }, token }
    },
    limits.passwordTries,
  )
}

function logInByCodeRoute(
  serve: Serve,
  limits: Limits,
  { keys, cookies }: { readonly keys: Keys; readonly cookies: AuthCookies },
): void {
  serve(
    accountEndpoints.logInByCode,
    async ({ shop, body, response }) => {
      const now = shop.clock.now()
      const id = normaliseEmail(body.email)
      const tried = await shop.store.tx(async (tx) => {
        const result = await tryCode(tx, keys, { id, code: body.otp, purposes: ['login'], now })
        const user = result === 'login' ? await tx.get('users', id) : undefined
        if (!user) return result === 'dead' ? 'dead' : 'wrong'
        return { user, client: putProvenCode(tx, keys, { id, code: body.otp }, now) }
      })
      if (typeof tried === 'string') throw wrongCode(tried)
      const { user } = tried
      setProvenCodeCookie(response, cookies, tried.client)
      return {
        status: success,
        data: { name: user.name },
        token: await signAccess(keys, { id, user }, now),
      }
    },
    limits.codeTries,
  )
}
