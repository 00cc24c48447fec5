import { randomBytes, randomUUID } from 'node:crypto'
import { normaliseCode, normaliseEmail } from '@stemside/rules'
import type { BodyOf } from '@stemside/rules/contract'
import { passwordChangedMail } from '../mail/accountMails.ts'
import { postMail } from '../mail/postMail.ts'
import type { Shop } from '../shop/Shop.ts'
import type { UserRow } from '../store/accountRows.ts'
import { deleteProofsOf, useProof, type Proof } from './proofs.ts'
import { accountRefusal, notProved } from './refusals.ts'
import type { Account } from './signedIn.ts'

/**
 * Creates an account for the email address that `proof` verifies. Without a proof there is no account:
 * nobody can create one under another person's address before that person does.
 * @throws {Refusal} 401 if the proof was used before, 409 if the email address has an account.
 */
export async function createAccount(
  { store, clock, passwords }: Shop,
  body: BodyOf<'createAccount'>,
  proof: Proof,
): Promise<Account> {
  const { country, email, name, phone, countryCode: dialCode, password, referCode } = body
  const referredBy = referCode === undefined ? undefined : normaliseCode(referCode)
  const user: UserRow = {
    name,
    email,
    phone,
    dialCode,
    country,
    password: await passwords.hash(password),
    signInKey: newSignInKey(),
    cartId: randomUUID(),
    ...(referredBy === undefined ? {} : { referredBy }),
    addresses: [],
    createdAt: clock.now().toISOString(),
  }
  const id = normaliseEmail(email)
  await store.tx(async (tx) => {
    // Check this before the proof: a retry of a request that succeeded gets 409, not 401.
    if (await tx.claim('users', id, user)) {
      throw accountRefusal(409, 'There is an account with this email address. Please log in.')
    }
    if (!(await useProof(tx, proof))) throw notProved()
  })
  return { id, user }
}

/**
 * Sets a new password, and signs everybody out of the account. Other tokens to set one end as well: somebody
 * else may have got one. Returns the account with its new password.
 * @throws {Refusal} 401 for a proof that was used.
 */
export async function changePassword(
  { store, clock, passwords }: Shop,
  password: string,
  proof: Proof,
): Promise<Account> {
  const changed = { password: await passwords.hash(password), signInKey: newSignInKey() }
  return store.tx(async (tx) => {
    const before = await tx.get('users', proof.email)
    if (!before || !(await useProof(tx, proof))) throw notProved()
    await deleteProofsOf(tx, proof.email)
    const user = { ...before, ...changed }
    tx.put('users', proof.email, user)
    postMail(tx, passwordChangedMail(user.email, user.name), clock.now())
    return { id: proof.email, user }
  })
}

export function newSignInKey(): string {
  return randomBytes(16).toString('base64url')
}
