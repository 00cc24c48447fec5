// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { snapshot } from 'valtio'
import { beforeEach, expect, test } from 'vitest'
import { minor } from '@stemside/rules'
import { giftBuying } from '../state/buyEGiftOnce.ts'
import { orderConfirming } from '../state/confirming.ts'
import { conversationOf } from '../state/conversation.ts'
import type { Stores } from '../state/createStores.ts'
import type { LateStore } from '../state/lateStore.ts'
import { foundOrderOf } from '../state/foundOrder.ts'
import { giftOf } from '../state/gift.ts'
import { localChat } from '../state/localChat.ts'
import { neededByOf } from '../state/neededBy.ts'
import { giftPage, sampleGift } from '../test/sampleGift.ts'
import { orderAnswer, sampleOrder } from '../test/sampleOrder.ts'
import { storesWith, welcome } from '../test/storeStub.ts'
import { startBacker } from './keepBacker.ts'
import { startWishes } from './keepWishes.ts'
import { resetStores } from './resetStores.ts'

/* The reset action (§3.10) in the stores that a page loads only if it needs them. */

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

interface Late {
  /** The store's file in the folder `state`. */
  readonly file: string
  readonly open: (stores: Stores) => { readonly state: object }
  /** Opens the store, and changes its state as a shopper does. */
  readonly use: (stores: Stores) => Promise<void> | void
}

function late<T extends LateStore>(
  file: string,
  open: (stores: Stores) => T,
  change: (store: T) => Promise<void> | void,
): Late {
  return { file, open, use: (stores) => change(open(stores)) }
}

const unasked = () => Promise.reject(new Error('Nothing is asked in this test.'))

const lateStores = [
  late(
    'backer.ts',
    (stores) => startBacker(stores, window),
    (backer) => backer.put({ choices: { email: 'ada@example.com' }, reached: 1 }),
  ),
  late('buyEGiftOnce.ts', giftBuying, (buying) => buying.buy(giftPage(), sampleGift)),
  late('confirming.ts', orderConfirming, ({ untilConfirmed }) => {
    const payment = { by: 'window', until: '2026-11-21T14:05:00.000Z' } as const
    void untilConfirmed(
      { ...payment, total: minor(5000), country: 'US' },
      { ask: unasked, cancel: unasked },
    ).catch(() => undefined)
  }),
  late('conversation.ts', conversationOf, (chat) => chat.ask(localChat, 'Where is it?', 'US')),
  late('foundOrder.ts', foundOrderOf, (order) =>
    order.lookUp(sampleOrder.id, sampleOrder.customer.email),
  ),
  late('gift.ts', giftOf, (gift) => gift.noteChoice({ sku: 'orboot_mars', coupon: welcome })),
  late('neededBy.ts', neededByOf, (day) => day.choose('2026-12-24')),
  late(
    'wishes.ts',
    (stores) => startWishes(stores, window),
    (wishes) => wishes.add(['orboot']),
  ),
]

/** Lets subscribers write what has changed. */
const nextTick = () => new Promise((resolve) => void setTimeout(resolve))

const keysInStorage = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]

test.each(lateStores)(
  'a reset empties the store of $file, and deletes what it keeps',
  async ({ open, use }) => {
    const { stores } = storesWith({ [`/orders/${sampleOrder.id}`]: orderAnswer })
    await use(stores)
    await nextTick()
    const used = snapshot(open(stores).state)

    resetStores(stores, window)
    await nextTick()
    expect(keysInStorage()).toEqual([])
    const fresh = snapshot(open(storesWith().stores).state)
    expect(snapshot(open(stores).state)).toEqual(fresh)
    expect(used).not.toEqual(fresh)
  },
)

test('the list of this test has every such store', () => {
  const folder = path.resolve(import.meta.dirname, '../state')
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes('= lateStore('))
  expect(lateStores.map(({ file }) => file).toSorted()).toEqual(files.toSorted())
})
