import { randomUUID } from 'node:crypto'
import { type CountryCode, cutText, dialCodeOf, normaliseEmail } from '@stemside/rules'
import { emailSchema } from '@stemside/rules/contract'
import { newSignInKey } from '../../accounts/register.ts'
import type { Account } from '../../accounts/signedIn.ts'
import { googleLinkedMail } from '../../mail/accountMails.ts'
import { postMail } from '../../mail/postMail.ts'
import type { Shop } from '../../shop/Shop.ts'
import type { UserRow } from '../../store/accountRows.ts'
import type { GoogleClaims } from './provider.ts'

/** Why somebody whom Google knows is not signed in, under the names of next-auth 4. */
export type LinkError = 'AccessDenied' | 'OAuthAccountNotLinked' | 'OAuthCreateAccount'

/** An account, and whether it has just been made. */
type AccountOfGoogle = Account & { readonly isNew: boolean }

const longestName = 120

/**
 * Returns the account of a Google user: the one with this Google id. If there is none, it links the account that has the
 * same email address. If there is none either, it creates one. Linking and creating require an address that Google hosts (gmail.com or a Workspace
 * domain): for other addresses, Google only knows that the person owned them at some time.
 */
export async function accountOfGoogle(
  { store, clock }: Shop,
  claims: GoogleClaims,
  country: CountryCode,
): Promise<AccountOfGoogle | LinkError> {
  const email = emailSchema.safeParse(claims.email).data
  const identity = `google ${claims.sub}`
  const now = clock.now()
  return store.tx(async (tx): Promise<AccountOfGoogle | LinkError> => {
    const linked = await tx.get('identities', identity)
    const linkedUser = linked && (await tx.get('users', linked.email))
    if (linkedUser) return { id: linked.email, user: linkedUser, isNew: false }
    if (email === undefined || claims.email_verified !== true) return 'AccessDenied'
    const id = normaliseEmail(email)
    const known = await tx.get('users', id)
    if (!isRunByGoogle(id, claims)) return known ? 'OAuthAccountNotLinked' : 'OAuthCreateAccount'
    const user = known ?? newUser(email, claims.name ?? '', country, now)
    tx.put('identities', identity, { email: id, linkedAt: now.toISOString() })
    if (known) postMail(tx, googleLinkedMail(known.email, known.name), now)
    else tx.put('users', id, user)
    return { id, user, isNew: !known }
  })
}

/** Source: Google's guide "Authenticate with a backend server", on email_verified and hd. */
function isRunByGoogle(id: string, { hd }: GoogleClaims): boolean {
  return id.endsWith('@gmail.com') || (hd !== undefined && id.endsWith(`@${hd.toLowerCase()}`))
}

/** Without a password and a telephone number, which the owner may add. */
function newUser(email: string, name: string, country: CountryCode, now: Date): UserRow {
  // Control characters could forge lines in mails.
  const clean = cutText(name.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').trim(), longestName)
  const [beforeAt = email] = email.split('@')
  return {
    name: clean === '' ? beforeAt : clean,
    email,
    phone: '',
    dialCode: dialCodeOf(country) ?? '+1',
    country,
    signInKey: newSignInKey(),
    cartId: randomUUID(),
    addresses: [],
    createdAt: now.toISOString(),
  }
}
