import { subscribe } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { getOwnCart, updateOwnCart, type OwnCart } from '../api/accounts.ts'
import { cartOf } from '../state/cart.ts'
import type { Shop } from '../state/createShop.ts'
import { rebaseCart } from '../state/rebaseCart.ts'

/** Changes of this long are sent together, in milliseconds. */
const pause = 800
/** A failed call is tried again after so long, in milliseconds. */
const retryAfter = 10_000

/** Keeps the cart and the signed-in user's cart at the store the same, until the returned function is called. */
export function followOwner(shop: Shop): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  /** The user whose cart this is by now. */
  let joined: string | undefined

  const later = (work: () => Promise<void>, after: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void work().catch(() => !isOver && later(work, retryAfter)), after)
  }
  const join = async () => {
    const email = shop.session.state.user?.email
    if (email === undefined || email === joined) return
    await joinOwnCart(shop)
    joined = email
    if (shop.cart.state.account === 'unsent') later(send, pause)
  }
  const send = async () => {
    // A session that has ended keeps the changes for the next one.
    if (joined !== undefined) await sendOwnCart(shop)
  }

  const follow = () => {
    if (shop.session.state.status === 'authenticated') later(join, 0)
    else joined = undefined
  }
  follow()
  const stops = [
    subscribeKey(shop.session.state, 'user', follow),
    subscribe(shop.cart.state, () => {
      if (joined !== undefined && shop.cart.state.account === 'unsent') later(send, pause)
    }),
  ]
  return () => {
    isOver = true
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

/**
 * At sign-in: a guest's cart is added to the account's, once; the store notes its id. The account's own cart,
 * left from an earlier visit, is replaced where it has changes that the store does not know.
 */
async function joinOwnCart(shop: Shop): Promise<void> {
  const { cart } = shop
  const known = await getOwnCart(shop.api)
  const isOwn = cart.state.id === known.id && cart.state.account !== 'none'
  const before = cartOf(cart.state)
  if (isOwn ? cart.state.account === 'sent' : before.lines.length === 0) {
    takeOver(shop, known)
    return
  }
  if (!isOwn && cart.state.id === undefined) cart.keepId(await shop.api.insertCart(before))
  const { id } = cart.state
  if (id === undefined) throw new Error('The store gave the cart no id')
  const sent = cartOf(cart.state)
  const merged = await updateOwnCart(shop.api, wireOf(shop, id))
  const now = cartOf(cart.state)
  takeOver(shop, { ...merged, cart: rebaseCart(sent, now, merged.cart) })
  if (!isSame(sent, now)) cart.keepAccount('unsent')
  if (!isOwn && known.cart.lines.length > 0) tellOfMerge(shop, merged)
}

/** Replaces the account's cart, where it has changed. */
export async function sendOwnCart(shop: Shop): Promise<void> {
  const { id, account } = shop.cart.state
  if (id === undefined || account !== 'unsent') return
  const sent = cartOf(shop.cart.state)
  await updateOwnCart(shop.api, wireOf(shop, id))
  if (isSame(sent, cartOf(shop.cart.state))) shop.cart.keepAccount('sent')
}

function takeOver({ cart }: Shop, { id, cart: stored }: OwnCart) {
  cart.replaceFromStorage(stored)
  cart.keepId(id)
  cart.keepAccount('sent')
}

function wireOf({ cart, coupon, market }: Shop, id: string) {
  const { country } = market.state
  return { id, country, couponCode: coupon.state.applied?.code, cart: cartOf(cart.state) }
}

function tellOfMerge({ notices }: Shop, { capped }: OwnCart) {
  const limit = capped.length === 0 ? '' : ' We sell at most 20 of one toy.'
  notices.show({
    id: 'cart-joined',
    message: `The toys from your account are in your cart, too.${limit}`,
  })
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
