// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountCartUpdateSchema } from '@stemside/rules/contract'
import { cartOf } from '../state/cart.ts'
import type { Stores } from '../state/createStores.ts'
import { fill, storesWith } from '../test/storeStub.ts'
import { followOwner, sendAccountCart } from './accountCart.ts'
import { resetStores } from './resetStores.ts'
import { signOut } from './signOut.ts'

let stops: (() => void)[] = []
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  vi.useRealTimers()
})

const sam = { name: 'Sam Sample', email: 'sam@example.com' }
const line = (sku: string, quantity = 1) => ({ sku, quantity })
type Lines = readonly ReturnType<typeof line>[]

const read = (body: string) => accountCartUpdateSchema.parse(JSON.parse(body))
const failed = (status: number) => ({ status, body: { status: 'failed', message: 'No.' } })

/** Sam's cart `own-1` at a store that keeps it as the server does, and browsers that show it. */
function account(...lines: Lines) {
  let kept: Lines = [...lines]
  let saves = 1
  let fault: 'none' | 'down' | 'drops answers' | 'no session' = 'none'
  /** Answers that the network delays until they are released. */
  let held: (() => void)[] | undefined
  const merged = new Set<string>()
  const save = (next: Lines) => {
    kept = next
    saves += 1
  }
  const put = ({ cart_id: id, savedAt, cart_data: sent }: ReturnType<typeof read>) => {
    if (id !== 'own-1') {
      if (!merged.has(id)) {
        const skus = [...new Set([...kept, ...sent].map(({ sku }) => sku))]
        const count = (some: Lines, sku: string) =>
          some.find((one) => one.sku === sku)?.quantity ?? 0
        save(skus.map((sku) => line(sku, count(kept, sku) + count(sent, sku))))
      }
      merged.add(id)
    } else if (savedAt !== undefined && savedAt !== `save ${saves}`) {
      return JSON.stringify(sent) === JSON.stringify(kept) ? undefined : 409
    } else save(sent)
    return undefined
  }
  const answerTo = (body: string) => {
    if (fault === 'down') return 'unreachable'
    if (fault === 'no session') return failed(401)
    const refused = body ? put(read(body)) : undefined
    if (refused !== undefined) return failed(refused)
    if (fault === 'drops answers') return 'unreachable'
    const data = { cart_data: kept }
    const saved = { cartId: 'own-1', savedAt: `save ${saves}`, data, capped: [] }
    return { status: 200, body: { status: 'success', ...saved } }
  }
  const browser = () => {
    const { stores, asked } = storesWith({
      '/user/cart': () => answerTo(asked.at(-1)?.body ?? ''),
      '/api/auth/csrf': { status: 200, body: { csrfToken: 'csrf-1' } },
      '/api/auth/signout': { status: 200, body: { url: 'http://store.test/' } },
    })
    const { ask } = stores.api
    stores.api.ask = async (call) => {
      const answer = await ask(call)
      if (held !== undefined) await new Promise<void>((resolve) => held?.push(resolve))
      return answer
    }
    stops.push(followOwner(stores))
    return { stores, posts: () => asked.filter(({ path, body }) => path === '/user/cart' && body) }
  }
  return {
    ...browser(),
    browser,
    stored: () => kept,
    /** Another device saves the cart. */
    save,
    setFault: (next: typeof fault) => {
      fault = next
    },
    hold: () => {
      held = []
    },
    release: async () => {
      const waiting = held ?? []
      held = undefined
      for (const resolve of waiting) resolve()
      await pass(0)
    },
  }
}

const pass = (time: number) => vi.advanceTimersByTimeAsync(time)
const linesOf = (stores: Stores) => cartOf(stores.cart.state).lines
const add = (stores: Stores, sku: string) => stores.cart.add(sku, stores.prices.state.catalogue)

async function signIn(stores: Stores) {
  stores.session.put({ ...sam })
  await pass(10)
}

/** Copies one tab's cart to another, as effects/storage.ts does through the storage. */
function copyTab(from: Stores, to: Stores) {
  to.cart.replaceFromStorage(cartOf(from.cart.state))
  to.cart.keepId(from.cart.state.id)
  to.cart.keepAccountCart(from.cart.state.accountCart)
}

test('a sign-in adds the guest’s cart to the account’s, and the browser then has both (§4.10)', async () => {
  const { stores } = account(line('plugo_count'))
  fill(stores, 'orboot')
  await signIn(stores)
  expect(linesOf(stores)).toEqual([line('plugo_count'), line('orboot')])
  expect(stores.cart.state).toMatchObject({ id: 'own-1', accountCart: { email: sam.email } })
  expect(stores.notices.state.notices.map(({ id }) => id)).toEqual(['cart-joined'])
})

test('the account’s cart replaces an empty guest’s cart, which is not sent', async () => {
  const { stores, posts } = account(line('plugo_count'))
  await signIn(stores)
  expect(linesOf(stores)).toEqual([line('plugo_count')])
  expect(posts()).toEqual([])
})

test('the guest’s cart stays while the store cannot be reached, and is added once afterwards', async () => {
  const { stores, setFault, stored } = account()
  fill(stores, 'orboot')
  setFault('down')
  await signIn(stores)
  await pass(5000)
  expect(linesOf(stores)).toEqual([line('orboot')])
  setFault('none')
  await pass(20_000)
  expect(stored()).toEqual([line('orboot')])
})

test('changes of a signed-in shopper are sent under the account’s id, also the removal of the last line', async () => {
  const { stores, stored, posts } = account(line('orboot'))
  await signIn(stores)
  stores.cart.removeLine('orboot', 1, stores.prices.state.catalogue)
  await pass(1000)
  expect(stored()).toEqual([])
  await pass(20_000)
  expect(posts()).toHaveLength(1)
})

test('what was changed after the session had ended is sent at the next sign-in, and nothing is added twice', async () => {
  const { stores, stored } = account(line('orboot'))
  await signIn(stores)
  stores.session.put(undefined)
  add(stores, 'orboot_mars')
  await pass(2000)
  expect(stored()).toEqual([line('orboot')])
  await signIn(stores)
  expect(stored()).toEqual([line('orboot'), line('orboot_mars')])
})

test('what another device has added stays when this one sends a change', async () => {
  const { stores, stored, save } = account(line('orboot'))
  await signIn(stores)
  save([line('orboot'), line('tacto_chess')])
  add(stores, 'orboot_mars')
  await pass(1000)
  const all = [line('orboot'), line('orboot_mars'), line('tacto_chess')]
  expect(stored()).toEqual(expect.arrayContaining(all))
  expect(linesOf(stores)).toEqual(stored())
})

test('what another device has added is shown once the session is fetched again', async () => {
  const { stores, save } = account(line('orboot'))
  await signIn(stores)
  save([line('orboot'), line('orboot_mars')])
  await signIn(stores)
  expect(linesOf(stores)).toEqual([line('orboot'), line('orboot_mars')])
})

test('an order does not remove what another device added during the payment', async () => {
  const { stores, stored, save } = account(line('orboot'))
  await signIn(stores)
  // The store has removed one globe of three.
  save([line('orboot', 2)])
  stores.cart.removePurchased([line('orboot')])
  await pass(1000)
  await signIn(stores)
  expect(stored()).toEqual([line('orboot', 2)])
  expect(linesOf(stores)).toEqual([line('orboot', 2)])
})

test('two windows with the same guest’s cart add it to the account once (§4.10)', async () => {
  const { stores, browser, stored, hold, release } = account(line('plugo_count'))
  const { stores: other } = browser()
  fill(stores, 'orboot')
  stores.cart.keepId('guest-1')
  copyTab(stores, other)
  hold()
  stores.session.put(sam)
  other.session.put(sam)
  await pass(10)
  // The first window receives its answer and writes the storage before the second receives its own.
  stores.cart.replaceFromStorage({ lines: stored() })
  stores.cart.keepId('own-1')
  const cart = { lines: stored() }
  stores.cart.keepAccountCart({ email: sam.email, savedAt: 'save 2', cart })
  copyTab(stores, other)
  await release()
  await pass(20_000)
  const both = [line('plugo_count'), line('orboot')]
  expect([linesOf(stores), linesOf(other), stored()]).toEqual([both, both, both])
})

test('fetching the session again during the join starts no second join', async () => {
  const { stores, posts, stored, hold, release } = account(line('plugo_count'))
  fill(stores, 'orboot')
  hold()
  await signIn(stores)
  // The guest's new id counts as a change of the cart, which is sent after the debounce.
  await pass(1000)
  await signIn(stores)
  expect(posts()).toHaveLength(1)
  await release()
  await pass(20_000)
  expect(posts()).toHaveLength(1)
  expect(stored()).toEqual([line('plugo_count'), line('orboot')])
})

test.each(['orboot', 'orboot_mars'])(
  '%s, added between a join whose answer was lost and its retry, stays in the cart',
  async (sku) => {
    const { stores, stored, setFault } = account()
    fill(stores, 'orboot')
    setFault('drops answers')
    await signIn(stores)
    setFault('none')
    add(stores, sku)
    await pass(20_000)
    const both = sku === 'orboot' ? [line(sku, 2)] : [line('orboot'), line(sku)]
    expect([linesOf(stores), stored()]).toEqual([both, both])
  },
)

test('nothing is added twice if the answer to a change is lost and more is added', async () => {
  const { stores, stored, setFault } = account()
  await signIn(stores)
  setFault('drops answers')
  add(stores, 'orboot')
  await pass(1000)
  setFault('none')
  add(stores, 'orboot_mars')
  await pass(20_000)
  expect(stored()).toEqual([line('orboot'), line('orboot_mars')])
})

test('an answer that arrives after Log Out is ignored', async () => {
  const { stores, hold, release } = account(line('plugo_count'))
  fill(stores, 'orboot')
  hold()
  await signIn(stores)
  resetStores(stores, window)
  await release()
  await pass(20_000)
  expect(linesOf(stores)).toEqual([])
  expect(stores.cart.state).toMatchObject({ id: undefined, accountCart: undefined })
})

test('a waiting change is sent although the session is fetched every half second', async () => {
  const { stores, stored } = account()
  await signIn(stores)
  add(stores, 'orboot')
  for (let count = 0; count < 4; count += 1) {
    await pass(500)
    stores.session.put({ ...sam })
  }
  expect(stored()).toEqual([line('orboot')])
})

test('the user’s own cart replaces the cart of another account', async () => {
  const { stores, posts, stored } = account(line('plugo_count'))
  fill(stores, 'orboot', 'orboot_mars')
  stores.cart.keepId('own-of-maya')
  const cart = { lines: [line('orboot')] }
  stores.cart.keepAccountCart({ email: 'maya@example.com', savedAt: 'save 7', cart })
  await signIn(stores)
  await pass(20_000)
  expect([linesOf(stores), stored()]).toEqual([[line('plugo_count')], [line('plugo_count')]])
  expect(posts()).toEqual([])
})

test('Log Out first sends a guest’s cart that has not joined the account', async () => {
  const { stores, stored, setFault } = account()
  fill(stores, 'orboot')
  setFault('down')
  await signIn(stores)
  await signOut(stores, window)
  expect(linesOf(stores)).toEqual([line('orboot')])
  expect(stores.session.state.user).toEqual(sam)
  setFault('none')
  await signOut(stores, window)
  expect(stored()).toEqual([line('orboot')])
  expect(linesOf(stores)).toEqual([])
  expect(stores.session.state.user).toBeUndefined()
})

test('Log Out works if the store has already ended the session', async () => {
  const { stores, setFault } = account()
  await signIn(stores)
  setFault('no session')
  add(stores, 'orboot')
  await signOut(stores, window)
  expect(stores.session.state.user).toBeUndefined()
  expect(stores.notices.state.notices.map(({ id }) => id)).toEqual(['signed-out'])
})

test('sending throws if other devices keep changing the cart', async () => {
  const { stores, save } = account()
  await signIn(stores)
  add(stores, 'orboot')
  const { ask } = stores.api
  stores.api.ask = (call) => {
    if (call.method === 'POST') save([])
    return ask(call)
  }
  await expect(sendAccountCart(stores)).rejects.toThrow('Other devices keep changing the cart')
})

test('after a crash, the account’s cart waits until the shopper wants it back', async () => {
  const { stores, posts } = account(line('plugo_count'))
  stores.cart.keepSaved({ id: 'own-1', isOwn: true })
  await signIn(stores)
  add(stores, 'orboot')
  await pass(5000)
  expect(linesOf(stores)).toEqual([line('orboot')])
  expect(posts()).toEqual([])
  stores.cart.keepSaved(undefined)
  await pass(1000)
  expect(linesOf(stores)).toEqual([line('plugo_count'), line('orboot')])
})
