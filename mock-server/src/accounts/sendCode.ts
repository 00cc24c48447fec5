import { normaliseEmail } from '@stemside/rules'
import { accountExistsMail, codeMail, noAccountMail } from '../mail/accountMails.ts'
import type { Mail } from '../base/Mail.ts'
import { postMail } from '../mail/postMail.ts'
import type { Shop } from '../shop/Shop.ts'
import type { CodePurpose, UserRow } from '../store/accountRows.ts'
import { makeCode } from './codes.ts'
import type { Keys } from '../secrets/serverSecret.ts'

/**
 * Mails a code, or a mail that explains why there is no code. Known and unknown addresses cause the same
 * writes and get the same answer, so that the call does not reveal who has an account.
 */
export async function sendCode(
  { store, clock, origin }: Shop,
  keys: Keys,
  email: string,
  purpose: CodePurpose,
): Promise<void> {
  const id = normaliseEmail(email)
  const now = clock.now()
  await store.tx(async (tx) => {
    const user = await tx.get('users', id)
    const code = await makeCode(tx, keys, { id, purpose, now })
    postMail(tx, mailFor({ email, purpose, code, user, origin }), now)
  })
}

interface AskedMail {
  readonly email: string
  readonly purpose: CodePurpose
  readonly code: string
  readonly user: UserRow | undefined
  readonly origin: string | undefined
}

function mailFor({ email, purpose, code, user, origin }: AskedMail): Mail {
  if (purpose === 'signup')
    return user ? accountExistsMail(user.email) : codeMail(email, purpose, code)
  return user ? codeMail(user.email, purpose, code) : noAccountMail(email, origin)
}
