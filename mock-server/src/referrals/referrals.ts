import {
  formatMoney,
  minus,
  type MinorUnits,
  normaliseCode,
  normaliseEmail,
  nothing,
  type Order,
  referralCouponCode,
  sumOf,
} from '@stemside/rules'
import { friendOrderedMail } from '../mail/referralMails.ts'
import { postMail } from '../mail/postMail.ts'
import { doOnce, onceFor } from '../once/once.ts'
import { randomLetters } from '../base/ids.ts'
import { statusAt } from '../delivery/progress.ts'
import { couponUseId } from './couponUses.ts'
import type { CreditRow, RewardRow, UserRow } from '../store/accountRows.ts'
import type { Entry, Reader, Transaction } from '../store/port.ts'
import { readFormerCustomer } from '../accounts/formerCustomers.ts'
import { accountRefusal, notSignedIn } from '../accounts/refusals.ts'
import type { Account } from '../accounts/signedIn.ts'

const all = { order: 'oldest', limit: Infinity } as const

/** An account earns for this many friends at most. */
export const mostFriends = 10

/** Amounts are in the currency of the account's country. */
export interface Referral {
  readonly referCode: string
  readonly country: UserRow['country']
  readonly claimed: MinorUnits
  readonly claimable: MinorUnits
  /** Becomes claimable once the friends' orders have arrived. */
  readonly pending: MinorUnits
}

/** The refer code of an account, which is made the first time, and what it has brought. */
export async function readReferral(tx: Transaction, { id }: Account, now: Date): Promise<Referral> {
  const user = await tx.get('users', id)
  if (!user) throw notSignedIn()
  const referCode = user.referCode ?? (await newReferCode(tx, id, user))
  return { referCode, country: user.country, ...(await sums(tx, id, user.country, now)) }
}

async function newReferCode(tx: Transaction, owner: string, user: UserRow): Promise<string> {
  for (;;) {
    const referCode = randomLetters(7)
    if (await tx.claim('referCodes', referCode, { owner })) continue
    tx.put('users', owner, { ...user, referCode })
    return referCode
  }
}

async function sums(reader: Reader, owner: string, country: UserRow['country'], now: Date) {
  const credits = await reader.find('credits', { where: { owner }, ...all })
  const arrived: Entry<CreditRow>[] = []
  const onTheWay: Entry<CreditRow>[] = []
  for (const credit of credits) {
    const isThere = await hasArrived(reader, credit.id, now)
    ;(isThere ? arrived : onTheWay).push(credit)
  }
  const rewards = await reader.find('rewards', { where: { owner }, ...all })
  const amountIn = ({ row }: Entry<Pick<RewardRow, 'country' | 'amount'>>) =>
    row.country === country ? row.amount : nothing
  return {
    claimable: sumOf(arrived, amountIn),
    pending: sumOf(onTheWay, amountIn),
    claimed: sumOf(rewards, amountIn),
  }
}

/** An order that has arrived can no longer be cancelled. */
async function hasArrived(reader: Reader, orderId: string, now: Date): Promise<boolean> {
  const order = await reader.get('orders', orderId)
  return order !== undefined && ['delivered', 'returned'].includes(statusAt(order, now))
}

export interface Claim {
  readonly amount: MinorUnits
  /** A retry with the same key makes no second coupon. */
  readonly key: string | undefined
  readonly now: Date
}

/**
 * Makes a part of the reward into a coupon.
 * @throws {Refusal} 422 for more than is left, or if the key came with another claim.
 */
export async function claimReward(
  tx: Transaction,
  account: Account,
  { amount, key, now }: Claim,
): Promise<Referral> {
  await doOnce(tx, onceFor('claim', key, { owner: account.id, amount }), now, () =>
    makeReward(tx, account, amount, now),
  )
  return readReferral(tx, account, now)
}

/** Makes a coupon and returns its code. @throws {Refusal} 422 for more than is left */
async function makeReward(
  tx: Transaction,
  account: Account,
  amount: MinorUnits,
  now: Date,
): Promise<string> {
  const { country, claimed, claimable } = await readReferral(tx, account, now)
  const left = claimable > claimed ? minus(claimable, claimed) : nothing
  if (amount > left) {
    throw accountRefusal(422, `You can make ${formatMoney(left, country)} into a coupon now.`)
  }
  const row: RewardRow = { owner: account.id, country, amount, earnedAt: now.toISOString() }
  for (;;) {
    const code = `THANKS${randomLetters(10)}`
    if (!(await tx.claim('rewards', code, row))) return code
  }
}

export interface Reward extends Entry<RewardRow> {
  readonly isUsed: boolean
}

/** The coupons of an account, the newest first, and whether an order has used them. */
export async function readRewards(reader: Reader, owner: string): Promise<readonly Reward[]> {
  const rewards = await reader.find('rewards', {
    where: { owner },
    order: 'newest',
    limit: Infinity,
  })
  const uses = rewards.map(({ id }) => reader.get('couponUses', couponUseId(id, owner)))
  const used = await Promise.all(uses)
  return rewards.map(({ id, row }, index) => ({ id, row, isUsed: used[index] !== undefined }))
}

export interface Referred {
  /** The refer code that came with the order. */
  readonly sentCode: string | undefined
  /** The id of the account that sent the order, if somebody is signed in. */
  readonly signedInAs: string | undefined
  readonly addressKey: Uint8Array
  readonly now: Date
}

/**
 * Credits the friend who has sent a buyer, in the transaction that keeps the order: once for each buyer,
 * for their first paid order, if it reaches the minimum of the REF coupon in the order's country. The
 * friend's code comes with the order, or came with the buyer's account. Nobody is credited for an order
 * that they sent themselves.
 */
export async function creditFriend(
  tx: Transaction,
  order: Order,
  { sentCode, signedInAs, addressKey, now }: Referred,
): Promise<void> {
  const buyer = normaliseEmail(order.customer.email)
  const code = (await tx.get('users', buyer))?.referredBy ?? sentCode
  if (code === undefined || order.total === 0) return
  const { owner } = (await tx.get('referCodes', normaliseCode(code) ?? '')) ?? {}
  const user = owner === undefined ? undefined : await tx.get('users', owner)
  if (owner === undefined || !user || [buyer, signedInAs].includes(owner)) return
  if (!(await reachesMinimum(tx, order))) return
  const orders = await tx.find('orders', { where: { email: buyer }, ...all })
  if (orders.some(({ id, row }) => id !== order.id && row.status !== 'cancelled')) return
  if ((await readFormerCustomer(tx, addressKey, buyer))?.hasOrdered === true) return
  const coupon = await tx.get('coupons', referralCouponCode(user.country) ?? '')
  if (coupon?.kind !== 'flat') return
  if ((await tx.count('credits', { owner })) >= mostFriends) return
  const credit = { owner, country: user.country, amount: coupon.amount }
  tx.put('credits', order.id, { ...credit, creditedAt: now.toISOString() })
  postMail(tx, friendOrderedMail(user.email, user.name, credit), now)
}

async function reachesMinimum(reader: Reader, { country, list }: Order): Promise<boolean> {
  const coupon = await reader.get('coupons', referralCouponCode(country) ?? '')
  return list >= (coupon?.minimums[country] ?? Infinity)
}

/**
 * Takes back the credit of an order that was cancelled or sent back, and coupons that it was made into and
 * nobody has used.
 */
export async function takeCreditBack(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const credit = await tx.get('credits', orderId)
  if (!credit) return
  const { owner, country } = credit
  tx.delete('credits', orderId)
  const { claimable, claimed } = await sums(tx, owner, country, now)
  let excess = claimed - claimable
  for (const { id, row, isUsed } of await readRewards(tx, owner)) {
    if (excess <= 0) return
    if (isUsed || row.country !== country) continue
    tx.delete('rewards', id)
    excess -= row.amount
  }
}
