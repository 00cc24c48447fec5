import { minor, type Violation } from '@stemside/rules'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trynew } from '../test/storeStub.ts'
import {
  createDialogs,
  type Dialog,
  type DialogId,
  type DialogOf,
  type DialogStore,
} from './dialogs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The open dialogs, after the task in which a waiting popup opens. */
const settledIdsOf = (dialogs: DialogStore) => {
  vi.runAllTimers()
  return idsOf(dialogs)
}

const idsOf = ({ state }: DialogStore) => state.stack.map(({ id }) => id)

/** A popup that opens by itself. */
const first = { id: 'alert', message: 'Ten percent off' } as const
const second = { id: 'gift-chooser' } as const

test('a dialog opens above the open one, which is back when the upper one closes', () => {
  const dialogs = createDialogs()
  dialogs.open({ id: 'cart' })
  dialogs.open({ id: 'shortage', shortage: { sku: 'orboot', left: 1 } })
  expect(idsOf(dialogs)).toEqual(['cart', 'shortage'])
  dialogs.close('shortage')
  expect(idsOf(dialogs)).toEqual(['cart'])
})

test('opening a dialog twice keeps one, with the props of the second call', () => {
  const dialogs = createDialogs()
  dialogs.open({ id: 'alert', message: 'one' })
  dialogs.open({ id: 'alert', message: 'two' })
  expect(dialogs.state.stack).toEqual([{ id: 'alert', message: 'two' }])
})

test('closing a dialog that is not open closes no other', () => {
  const dialogs = createDialogs()
  dialogs.open({ id: 'cart' })
  dialogs.close('menu')
  expect(idsOf(dialogs)).toEqual(['cart'])
})

test('closing without an id closes every dialog', () => {
  const dialogs = createDialogs()
  dialogs.open({ id: 'cart' })
  dialogs.open(first)
  dialogs.close()
  expect(idsOf(dialogs)).toEqual([])
})

test('a popup that opens by itself does so at once on a quiet page', () => {
  const dialogs = createDialogs()
  dialogs.enqueue(first)
  expect(idsOf(dialogs)).toEqual(['alert'])
})

test('a popup that opens by itself waits until the last dialog has closed', () => {
  const dialogs = createDialogs()
  dialogs.open({ id: 'cart' })
  dialogs.open({ id: 'menu' })
  dialogs.enqueue(first)
  dialogs.close('menu')
  expect(idsOf(dialogs)).toEqual(['cart'])
  dialogs.close('cart')
  expect(idsOf(dialogs)).toEqual([])
  expect(settledIdsOf(dialogs)).toEqual(['alert'])
})

test('two popups that open by themselves do so one after the other, oldest first', () => {
  const dialogs = createDialogs()
  dialogs.enqueue(first)
  dialogs.enqueue(second)
  expect(idsOf(dialogs)).toEqual(['alert'])
  dialogs.close('alert')
  expect(settledIdsOf(dialogs)).toEqual(['gift-chooser'])
})

test('a popup is not queued twice, and not while it is open', () => {
  const dialogs = createDialogs()
  dialogs.enqueue(first)
  dialogs.enqueue(first)
  dialogs.enqueue(second)
  dialogs.enqueue(second)
  dialogs.close('alert')
  expect(settledIdsOf(dialogs)).toEqual(['gift-chooser'])
  dialogs.close('gift-chooser')
  expect(settledIdsOf(dialogs)).toEqual([])
})

test.each(['typing', 'checkout', 'quick-view'] as const)(
  'a popup waits while %s holds',
  (reason) => {
    const dialogs = createDialogs()
    dialogs.hold(reason, true)
    dialogs.enqueue(first)
    expect(idsOf(dialogs)).toEqual([])
    dialogs.hold(reason, false)
    expect(settledIdsOf(dialogs)).toEqual(['alert'])
  },
)

test('a dialog that opens in the task of the closing press comes before a waiting popup', () => {
  const dialogs = createDialogs()
  dialogs.open({ id: 'menu' })
  dialogs.enqueue(first)
  dialogs.close('menu')
  dialogs.open({ id: 'cart' })
  expect(settledIdsOf(dialogs)).toEqual(['cart'])
})

test('a popup waits while the shopper is on the way to another page', () => {
  const dialogs = createDialogs()
  dialogs.waitForPage(() => true)
  dialogs.enqueue(first)
  expect(settledIdsOf(dialogs)).toEqual([])
  dialogs.waitForPage(() => false)
  expect(settledIdsOf(dialogs)).toEqual(['alert'])
})

test('a popup that may open on checkout overtakes one that has to wait', () => {
  const dialogs = createDialogs()
  dialogs.hold('checkout', true)
  dialogs.enqueue(first)
  dialogs.enqueue(second, ['typing'])
  expect(idsOf(dialogs)).toEqual(['gift-chooser'])
})

test('a press opens a dialog even while popups have to wait', () => {
  const dialogs = createDialogs()
  dialogs.hold('typing', true)
  dialogs.open({ id: 'cart' })
  expect(idsOf(dialogs)).toEqual(['cart'])
})

test('reset closes the open dialogs and forgets the waiting ones', () => {
  const dialogs = createDialogs()
  dialogs.open({ id: 'cart' })
  dialogs.enqueue(first)
  dialogs.close()
  dialogs.reset()
  expect(settledIdsOf(dialogs)).toEqual([])
})

const onlyGamepad: Violation = {
  code: 'only-gamepad',
  skus: ['plugo_gamepad'],
  figures: {},
  approve: 'redirectToShop',
}

/** The popups that open by themselves. */
const popups = [
  { id: 'apply-coupon' },
  { id: 'signup-coupon', coupon: trynew },
  { id: 'exit-offer' },
] as const satisfies readonly Dialog[]

type PressedId = Exclude<DialogId, (typeof popups)[number]['id']>

/** Dialogs that a press opens. A new dialog does not compile until it is in this table. */
const byPress: { readonly [Id in PressedId]: DialogOf<Id> } = {
  cart: { id: 'cart' },
  menu: { id: 'menu' },
  search: { id: 'search' },
  account: { id: 'account', request: { mode: 'login' } },
  'gift-chooser': { id: 'gift-chooser' },
  alert: { id: 'alert', message: 'something went wrong' },
  question: {
    id: 'question',
    question: {
      heading: 'Cancel the order?',
      message: 'You get back what you paid.',
      approve: { label: 'Cancel it', onPress: () => undefined },
      rejectLabel: 'Keep it',
    },
  },
  'cart-violation': { id: 'cart-violation', violation: onlyGamepad },
  'broken-combo': {
    id: 'broken-combo',
    violation: { ...onlyGamepad, code: 'combo-broken', comboId: 'engineer_pack' },
  },
  shortage: { id: 'shortage', shortage: { sku: 'orboot', left: 1 } },
  'unmet-minimum': {
    id: 'unmet-minimum',
    unmet: {
      popup: 'minimum-cart',
      message: 'Build a cart of $49 or more to use WELCOME10',
      value: minor(4549),
      minimum: minor(4900),
    },
  },
  'order-failed': { id: 'order-failed' },
  'earlier-order': {
    id: 'earlier-order',
    earlier: { orderId: 'SO-1', purchase: undefined, key: undefined },
    giftCardPays: minor(0),
    onEnough: () => undefined,
    onAgain: () => Promise.resolve(undefined),
  },
  'erase-account': { id: 'erase-account' },
  chat: { id: 'chat' },
  'return-policy': { id: 'return-policy' },
  'slot-machine': { id: 'slot-machine' },
  'slot-result': {
    id: 'slot-result',
    outcome: { kind: 'loss', heading: 'Oops! No luck today.' },
  },
}
const pressed: readonly Dialog[] = Object.values(byPress)
const pairs = popups.flatMap((popup) =>
  [...pressed, ...popups]
    .filter(({ id }) => id !== popup.id)
    .map((other) => [popup, other] as const),
)

test.each(pairs)('$0.id waits while $1.id is open, and opens when it closes', (popup, other) => {
  const dialogs = createDialogs()
  dialogs.open(other)
  dialogs.enqueue(popup)
  expect(idsOf(dialogs)).toEqual([other.id])
  dialogs.close(other.id)
  expect(settledIdsOf(dialogs)).toEqual([popup.id])
})

test.each(popups.flatMap((popup) => pressed.map((other) => [popup, other] as const)))(
  'a press opens $1.id above $0.id, which stays',
  (popup, other) => {
    const dialogs = createDialogs()
    dialogs.enqueue(popup)
    dialogs.open(other)
    expect(idsOf(dialogs)).toEqual([popup.id, other.id])
  },
)

test.each(
  pressed.flatMap((lower) =>
    pressed.filter((upper) => upper !== lower).map((upper) => [lower, upper] as const),
  ),
)('a press opens $1.id above $0.id, and closing it leaves $0.id open', (lower, upper) => {
  const dialogs = createDialogs()
  dialogs.open(lower)
  dialogs.open(upper)
  expect(idsOf(dialogs)).toEqual([lower.id, upper.id])
  dialogs.close(upper.id)
  expect(settledIdsOf(dialogs)).toEqual([lower.id])
})

test('no waiting popup comes between the slot machine and its result', () => {
  const dialogs = createDialogs()
  dialogs.open({ id: 'slot-machine' })
  dialogs.enqueue({ id: 'apply-coupon' })
  dialogs.open({ id: 'slot-result', outcome: { kind: 'loss', heading: 'Oops! No luck today.' } })
  dialogs.close('slot-machine')
  expect(idsOf(dialogs)).toEqual(['slot-result'])
  dialogs.close('slot-result')
  expect(settledIdsOf(dialogs)).toEqual(['apply-coupon'])
})

test('a popup that is withdrawn while it waits does not open; an open one stays', () => {
  const dialogs = createDialogs()
  dialogs.open({ id: 'cart' })
  dialogs.enqueue({ id: 'apply-coupon' })
  dialogs.withdraw('apply-coupon')
  dialogs.close('cart')
  expect(settledIdsOf(dialogs)).toEqual([])
  dialogs.enqueue({ id: 'apply-coupon' })
  dialogs.withdraw('apply-coupon')
  expect(idsOf(dialogs)).toEqual(['apply-coupon'])
})
