// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { snapshot } from 'valtio'
import { beforeEach, expect, test } from 'vitest'
import { conversationOf } from '../state/conversation.ts'
import type { Shop } from '../state/createShop.ts'
import type { LateStore } from '../state/lateStore.ts'
import { foundOrderOf } from '../state/foundOrder.ts'
import { localChat } from '../state/localChat.ts'
import { neededByOf } from '../state/neededBy.ts'
import { orderAnswer, sampleOrder } from '../test/sampleOrder.ts'
import { shopWith } from '../test/storeStub.ts'
import { startBacker } from './keepBacker.ts'
import { startWishes } from './keepWishes.ts'
import { resetShop } from './resetShop.ts'

/* The reset action (§3.10) in the stores that a page loads only if it needs them. */

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

interface Late {
  /** The store's file in the folder `state`. */
  readonly file: string
  readonly open: (shop: Shop) => { readonly state: object }
  /** Opens the store, and changes its state as a shopper does. */
  readonly use: (shop: Shop) => Promise<void> | void
}

function late<T extends LateStore>(
  file: string,
  open: (shop: Shop) => T,
  change: (store: T) => Promise<void> | void,
): Late {
  return { file, open, use: (shop) => change(open(shop)) }
}

const stores = [
  late(
    'backer.ts',
    (shop) => startBacker(shop, window),
    (backer) => backer.put({ choices: { email: 'ada@example.com' }, reached: 1 }),
  ),
  late('conversation.ts', conversationOf, (chat) => chat.ask(localChat, 'Where is it?', 'US')),
  late('foundOrder.ts', foundOrderOf, (order) =>
    order.lookUp(sampleOrder.id, sampleOrder.customer.email),
  ),
  late('neededBy.ts', neededByOf, (day) => day.choose('2026-12-24')),
  late(
    'wishes.ts',
    (shop) => startWishes(shop, window),
    (wishes) => wishes.add(['orboot']),
  ),
]

/** Lets subscribers write what has changed. */
const nextTick = () => new Promise((resolve) => void setTimeout(resolve))

const keysInStorage = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]

test.each(stores)(
  'a reset empties the store of $file, and deletes what it keeps',
  async ({ open, use }) => {
    const { shop } = shopWith({ [`/orders/${sampleOrder.id}`]: orderAnswer })
    await use(shop)
    await nextTick()
    const used = snapshot(open(shop).state)

    resetShop(shop, window)
    await nextTick()
    expect(keysInStorage()).toEqual([])
    const fresh = snapshot(open(shopWith().shop).state)
    expect(snapshot(open(shop).state)).toEqual(fresh)
    expect(used).not.toEqual(fresh)
  },
)

/** The shop's own, which a reset leaves alone. */
const stay = ['gift.ts']

test('the list of this test has every such store', () => {
  const folder = path.resolve(import.meta.dirname, '../state')
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes('= lateStore('))
  expect([...stores.map(({ file }) => file), ...stay].toSorted()).toEqual(files.toSorted())
})
