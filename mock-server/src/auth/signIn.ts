import { normaliseEmail } from '@stemside/rules'
import { emailSchema } from '@stemside/rules/contract'
import type { Keys } from '../secrets/serverSecret.ts'
import type { Account } from '../accounts/signedIn.ts'
import type { AuthInput } from './serveAuth.ts'
import type { AuthCookies } from './cookies.ts'
import { takeProvenCode } from './provenCode.ts'

/** The fields of a log-in: an email address as `username`, and a password or a one-time code. */
export interface Credentials {
  readonly username?: string | undefined
  readonly password?: string | undefined
  readonly code?: string | undefined
}

/** The account that the credentials belong to; undefined if they are wrong. */
export async function accountWith(
  { username, password, code }: Credentials,
  { shop, request, response }: Omit<AuthInput<unknown>, 'body'>,
  keys: Keys,
  cookies: AuthCookies,
): Promise<Account | undefined> {
  // Checked before it is lowercased: there U+212A becomes a "k", and the limits count valid addresses only.
  const { data: email } = emailSchema.safeParse(username)
  if (email === undefined) return undefined
  const id = normaliseEmail(email)
  const isRight =
    code === undefined
      ? await shop.passwords.isRight(password ?? '', (await shop.store.get('users', id))?.password)
      : await takeProvenCode(shop, keys, { id, code }, { request, response, cookies })
  // Read the row again: if the password was changed meanwhile, the session must carry the new key.
  const user = isRight ? await shop.store.get('users', id) : undefined
  return user && { id, user }
}
