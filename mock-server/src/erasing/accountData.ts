import { daysToPost, normaliseEmail, type Order } from '@stemside/rules'
import { endOfTime } from '../base/endOfTime.ts'
import { orderAt } from '../delivery/progress.ts'
import { couponUseId } from '../referrals/couponUses.ts'
import { contactSender } from '../mail/contactMails.ts'
import type { CollectionName, Collections } from '../store/collections.ts'
import type { ReturnRow } from '../store/shopRows.ts'
import type { Entry, Reader, Transaction } from '../store/port.ts'
import { isUnmailed, withoutPeople } from '../gifts/giftMail.ts'
import { noteFormerCustomer } from '../accounts/formerCustomers.ts'
import { deleteProofsOf } from '../accounts/proofs.ts'
import { accountRefusal } from '../accounts/refusals.ts'
import type { Account } from '../accounts/signedIn.ts'

const all = { order: 'oldest', limit: Infinity } as const

/** Everything that the shop keeps about the owner of an account. */
export async function readAccountData(reader: Reader, { id, user }: Account, now: Date) {
  const orders = await reader.find('orders', { where: { email: id }, ...all })
  const returns = await reader.find('returns', { where: { email: id }, ...all })
  const subscriptions = await reader.find('subscriptions', { where: { email: id }, ...all })
  const messages = await reader.find('contacts', { where: { email: id }, ...all })
  const credits = await reader.find('credits', { where: { owner: id }, ...all })
  const rewards = await reader.find('rewards', { where: { owner: id }, ...all })
  const gifts = await reader.find('gifts', { where: { sender: id }, ...all })
  const toThem = await reader.find('gifts', { where: { recipient: id }, ...all })
  const identities = await reader.find('identities', { where: { email: id }, ...all })
  const mails = await reader.find('mails', { where: { to: id }, ...all })
  // A one-time code may still be valid: whoever has the session must not read it here.
  const withoutCodes = mails.filter(({ row }) => row.code === undefined)
  return {
    user,
    cart: await reader.get('userCarts', user.cartId),
    orders: orders.map(({ row }) => orderAt(row, now)),
    returns,
    subscriptions: subscriptions.map(({ row }) => row),
    credits: credits.map(({ row }) => row),
    rewards,
    gifts: gifts.map(({ row }) => row),
    // A gift that is not mailed yet is a surprise.
    receivedGifts: toThem
      .map(({ row }) => row)
      .filter(({ dueAt, mail }) => dueAt === undefined && mail !== 'refused'),
    identities: identities.map((found) => found.row),
    messages: messages.map(({ row }) => row),
    mails: withoutCodes.map(({ row }) => row),
  }
}

export interface Erasing {
  readonly now: Date
  readonly addressKey: Uint8Array
}

/**
 * Days after which a parcel that somebody wanted to send back, and that has not arrived, counts as never sent: the time to
 * post it, and two weeks on its way.
 */
const daysOfReturn = daysToPost + 14
const dayMs = 24 * 60 * 60 * 1000

/** Whether a parcel to the owner of these orders, or one from them, is on its way. */
function isParcelUnderWay(
  orders: readonly Entry<Order>[],
  returns: readonly Entry<ReturnRow>[],
  now: Date,
): boolean {
  const since = new Date(now.getTime() - daysOfReturn * dayMs).toISOString()
  return (
    orders.some(({ row }) => ['placed', 'packed', 'shipped'].includes(orderAt(row, now).status)) ||
    returns.some(({ row }) => row.status === 'requested' && row.requestedAt > since)
  )
}

/** Whether an order or an e-gift of this address waits until its payer confirms it. */
async function isPayingNow(reader: Reader, id: string): Promise<boolean> {
  const open = await reader.find('intents', { where: { dueAt: { below: endOfTime } }, ...all })
  return open.some(({ row: { unconfirmed } }) => {
    if (!unconfirmed) return false
    const { sale } = unconfirmed
    const buyer = sale.kind === 'order' ? sale.order.customer : sale.gift.sender
    return normaliseEmail(buyer.email) === id
  })
}

/**
 * Deletes what is kept under an email address (`id`), with its account if it has one. Orders stay, as the law asks,
 * without the person. What the address has used up is kept under a keyed hash, so that erasing renews no coupon. Returns
 * how many rows of each kind it deleted or cleared of the person. An e-gift that is not mailed yet keeps the names and
 * addresses that it needs.
 * @throws {Refusal} 422 while a parcel is under way, which needs its address, or while a payment waits for the payer.
 */
export async function eraseAccountData(
  tx: Transaction,
  id: string,
  { now, addressKey }: Erasing,
): Promise<Readonly<Record<string, number>>> {
  const orders = await tx.find('orders', { where: { email: id }, ...all })
  const returns = await tx.find('returns', { where: { email: id }, ...all })
  if (isParcelUnderWay(orders, returns, now)) {
    throw accountRefusal(
      422,
      'A parcel of yours is under way, and needs your address. Please come back once it has arrived.',
    )
  }
  if (await isPayingNow(tx, id)) {
    throw accountRefusal(
      422,
      'A payment of yours is not finished yet. Please come back in a quarter of an hour.',
    )
  }
  const user = await tx.get('users', id)
  const gifts = await tx.find('gifts', { where: { sender: id }, ...all })
  for (const { id: giftId, row } of gifts) {
    // A gift that is not mailed yet still says who gives it.
    const sender = { name: row.sender.name, email: '' }
    tx.put('gifts', giftId, isUnmailed(row) ? { ...row, sender } : withoutPeople(row))
  }
  const received = await tx.find('gifts', { where: { recipient: id }, ...all })
  const waiting = [...gifts, ...received].filter(({ row }) => isUnmailed(row))
  for (const { id: giftId } of received) {
    const row = await tx.get('gifts', giftId)
    // A gift that is not mailed yet still needs the address.
    if (!row || isUnmailed(row)) continue
    const { message: _message, ...rest } = row
    tx.put('gifts', giftId, { ...rest, recipient: { name: '', email: '' } })
  }
  const usedCoupons: string[] = []
  for (const { row } of orders) {
    if (row.couponCode === undefined) continue
    const use = couponUseId(row.couponCode, id)
    if (await tx.get('couponUses', use)) usedCoupons.push(row.couponCode)
    tx.delete('couponUses', use)
  }
  const hasOrdered = orders.some(({ row }) => row.status !== 'cancelled')
  await noteFormerCustomer(tx, addressKey, id, { usedCoupons, hasOrdered })
  for (const { id: orderId, row } of orders) {
    tx.put('orders', orderId, withoutPerson(row))
    tx.delete('orderSteps', orderId)
  }
  for (const { id: returnId, row } of returns) {
    const { comment: _comment, ...rest } = row
    tx.put('returns', returnId, { ...rest, email: '' })
  }
  const subscriptions = await tx.find('subscriptions', { where: { email: id }, ...all })
  deleteAll(tx, 'subscriptions', subscriptions)
  const messages = await tx.find('contacts', { where: { email: id }, ...all })
  deleteAll(tx, 'contacts', messages)
  // The shop has a copy of each contact message among its own mails.
  const mails = await tx.find('mails', all)
  const isOwn = (email: string | undefined) => email !== undefined && normaliseEmail(email) === id
  // The code of a gift card that is not sent yet is in its mail only.
  const ownMails = mails.filter(
    ({ row }) => row.giftCard === undefined && (isOwn(row.to) || isOwn(contactSender(row))),
  )
  deleteAll(tx, 'mails', ownMails)
  await deleteProofsOf(tx, id)
  deleteAll(tx, 'identities', await tx.find('identities', { where: { email: id }, ...all }))
  deleteAll(tx, 'sessions', await tx.find('sessions', { where: { email: id }, ...all }))
  if (user?.referCode !== undefined) tx.delete('referCodes', user.referCode)
  deleteAll(tx, 'credits', await tx.find('credits', { where: { owner: id }, ...all }))
  const rewards = await tx.find('rewards', { where: { owner: id }, ...all })
  for (const { id: code } of rewards) tx.delete('couponUses', couponUseId(code, id))
  deleteAll(tx, 'rewards', rewards)
  if (user) tx.delete('userCarts', user.cartId)
  tx.delete('codes', id)
  tx.delete('users', id)
  return {
    accounts: user ? 1 : 0,
    orders: orders.length,
    returns: returns.length,
    gifts: gifts.length + received.length - waiting.length,
    rewards: rewards.length,
    subscriptions: subscriptions.length,
    messages: messages.length,
    mails: ownMails.length,
  }
}

function deleteAll<C extends CollectionName>(
  tx: Transaction,
  collection: C,
  rows: readonly Entry<Collections[C]>[],
): void {
  for (const { id } of rows) tx.delete(collection, id)
}

/**
 * What the books need of an order: goods, figures, payment, country. The id of a wish list and the toys from it stay,
 * so that nobody buys these toys again. The email address becomes empty, so that no account finds the order.
 */
function withoutPerson({ present: _present, trackingNumber: _number, ...order }: Order): Order {
  return {
    ...order,
    customer: { name: '', email: '', phone: '', dialCode: '' },
    address: { line1: '', city: '', state: '', postcode: '', country: order.address.country },
  }
}
