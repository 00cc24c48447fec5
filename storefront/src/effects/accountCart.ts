import { subscribe } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { getAccountCart, updateAccountCart, type AnsweredCart } from '../api/accounts.ts'
import { isRefusal } from '../api/ApiError.ts'
import { cartOf, countToys } from '../state/cart.ts'
import type { Stores } from '../state/createStores.ts'
import { rebaseCart } from '../state/rebaseCart.ts'
import type { Cart } from '@stemside/rules'

/* Keeps the cart of a signed-in shopper the same in this browser and at the store.
   
   - A cart without `cart.state.accountCart` is a guest's. cartSync.ts sends it.
   - At sign-in it joins the account: the store adds the guest's lines to the account's cart, once
      for each guest's id. An empty cart, or one of another account, is replaced by the account's
      cart.
   - After that it is sent whenever it differs from `accountCart`, which is the store's last answer.
   - The account's cart is fetched with every fetch of the session, because another device may have
      changed it.
   - After a crash, nothing of this happens before the shopper wants the account's cart back
      (`cart.state.saved`), because it may be what crashed.
   
   One operation runs at a time, in all tabs. It ignores its answer if the user or the cart's id has
   changed meanwhile. Changes made during an operation are added to its answer. */

/** Debounce in milliseconds: changes within this time are sent in one call. */
const pause = 800
/** Milliseconds until a failed operation is retried. */
const retryAfter = 10_000
/** How often a send is repeated because another device changed the cart first. */
const mostSends = 5

/**
 * Keeps the cart here and the account's cart at the store the same, until the returned function is
 * called.
 */
export function followOwner(stores: Stores): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let isFetchDue = false
  let email: string | undefined

  const runAfter = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), delay)
  }
  const run = async () => {
    timer = undefined
    try {
      await inTurn(stores, () => fetchAndSend(stores, isFetchDue))
      isFetchDue = false
    } catch {
      if (!isOver) runAfter(retryAfter)
    }
  }
  const follow = () => {
    const before = email
    email = stores.session.state.user?.email
    isFetchDue = true
    // The same user comes from a refetch of the session. It must not delay or repeat a waiting run.
    if (email !== before || timer === undefined) runAfter(0)
  }
  follow()
  const stops = [
    subscribeKey(stores.session.state, 'user', follow),
    subscribeKey(stores.cart.state, 'saved', follow),
    subscribe(stores.cart.state, () => {
      if (hasChanges(stores)) runAfter(pause)
    }),
  ]
  return () => {
    isOver = true
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

/**
 * Sends the changes that the account's cart does not have yet. Throws if the store cannot be
 * reached.
 */
export function sendAccountCart(stores: Stores): Promise<void> {
  return inTurn(stores, () => sendChanges(stores))
}

const turns = new WeakMap<Stores, Promise<void>>()

/** Runs one operation at a time: in this tab, and in all tabs if the browser has Web Locks. */
function inTurn(stores: Stores, work: () => Promise<void>): Promise<void> {
  const runLocked = () =>
    'locks' in navigator ? navigator.locks.request('stemside.own-cart', work) : work()
  const turn = (turns.get(stores) ?? Promise.resolve()).then(runLocked, runLocked)
  turns.set(stores, turn)
  return turn
}

async function fetchAndSend(stores: Stores, isFetchDue: boolean): Promise<void> {
  const email = stores.session.state.user?.email
  if (email === undefined || stores.cart.state.saved?.isOwn === true) return
  const isFetchNeeded = isFetchDue || stores.cart.state.accountCart?.email !== email
  if (isFetchNeeded && !hasChanges(stores)) await fetchCart(stores)
  await sendChanges(stores)
}

/** Whether the cart has changes that the signed-in user's account does not have. */
function hasChanges({ cart, session }: Stores): boolean {
  const { accountCart, lines } = cart.state
  const { user } = session.state
  if (user === undefined) return false
  if (accountCart === undefined) return lines.length > 0
  return accountCart.email === user.email && !isSame(accountCart.cart, cartOf(cart.state))
}

async function sendChanges(stores: Stores): Promise<void> {
  for (let sends = 0; hasChanges(stores); sends += 1) {
    if (sends === mostSends) throw new Error('Other devices keep changing the cart')
    await sendCart(stores)
  }
}

/** The cart and its owner when an operation started. */
interface Snapshot {
  readonly email: string | undefined
  readonly id: string | undefined
  /**
   * When the store saved the account's cart that this cart is based on; undefined for a guest's
   * cart.
   */
  readonly savedAt: string | undefined
  readonly cart: Cart
}

function snapshotOf({ cart, session }: Stores): Snapshot {
  const { id, accountCart } = cart.state
  return {
    email: session.state.user?.email,
    id,
    savedAt: accountCart?.savedAt,
    cart: cartOf(cart.state),
  }
}

/** Whether the snapshot has the present user and cart id. The lines may have changed. */
function isPresent(stores: Stores, { email, id, savedAt }: Snapshot): boolean {
  const now = snapshotOf(stores)
  return now.email === email && now.id === id && now.savedAt === savedAt
}

/**
 * Applies the account's cart. Changes since the last answer stay, unless the cart belongs to
 * another account.
 */
async function fetchCart(stores: Stores): Promise<void> {
  const before = snapshotOf(stores)
  const answer = await getAccountCart(stores.api)
  if (!isPresent(stores, before)) return
  const { accountCart } = stores.cart.state
  const isOwn = accountCart !== undefined && accountCart.email === before.email
  applyAccountCart(stores, answer, isOwn ? accountCart.cart : before.cart)
}

/** The last cart of each page's stores that was sent and got no answer. */
const unanswered = new WeakMap<Stores, Snapshot>()

/**
 * Sends the cart. If the last answer was lost, the store may have saved that cart. Then the same
 * cart is sent again, which the store recognises, and the newer changes follow.
 */
async function sendCart(stores: Stores): Promise<void> {
  if (stores.cart.state.id === undefined) await insertGuestCart(stores)
  const lost = unanswered.get(stores)
  const sent = lost !== undefined && isPresent(stores, lost) ? lost : snapshotOf(stores)
  const { id, savedAt, cart } = sent
  if (id === undefined) return
  unanswered.set(stores, sent)
  const { country } = stores.prices.state
  const couponCode = stores.coupon.state.applied?.code
  try {
    const answer = await updateAccountCart(stores.api, { id, savedAt, country, couponCode, cart })
    unanswered.delete(stores)
    if (!isPresent(stores, sent)) return
    applyAccountCart(stores, answer, cart)
    if (savedAt === undefined) tellOfMerge(stores, cart, answer)
  } catch (error) {
    if (!isRefusal(error)) throw error
    unanswered.delete(stores)
    // 409: another device has changed the account's cart.
    if (error.status !== 409) throw error
    await fetchCart(stores)
  }
}

/** Gives a guest's cart an id, so that the store adds it only once. */
async function insertGuestCart(stores: Stores): Promise<void> {
  const before = snapshotOf(stores)
  const id = await stores.api.insertCart(before.cart)
  if (!isPresent(stores, before)) return
  if (id === undefined) throw new Error('The store gave the cart no id')
  stores.cart.keepId(id)
}

/** Shows the store's cart, plus the shopper's changes since `base`. */
function applyAccountCart(
  { cart, session }: Stores,
  { id, savedAt, cart: stored }: AnsweredCart,
  base: Cart,
) {
  const email = session.state.user?.email
  if (email === undefined) return
  const now = cartOf(cart.state)
  const next = isSame(base, now) ? stored : rebaseCart(base, now, stored)
  if (!isSame(next, now)) cart.replaceFromStorage(next)
  cart.keepId(id)
  cart.keepAccountCart({ email, savedAt, cart: stored })
}

function tellOfMerge({ notices }: Stores, sent: Cart, { cart, capped }: AnsweredCart) {
  if (capped.length === 0 && countToys(cart.lines) === countToys(sent.lines)) return
  const limit = capped.length === 0 ? '' : ' We sell at most 20 of one toy.'
  notices.show({
    id: 'cart-joined',
    message: `The toys from your account are in your cart, too.${limit}`,
  })
}

function isSame(one: Cart, other: Cart): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
