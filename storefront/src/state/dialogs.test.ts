import { expect, test } from 'vitest'
import { createDialogs, type DialogStore } from './dialogs.ts'

const idsOf = ({ state }: DialogStore) => state.stack.map(({ id }) => id)

/** Stands for popups that come by themselves. */
const first = { id: 'alert', message: 'Ten percent off' } as const
const second = { id: 'gift-chooser' } as const

test('a dialog opens above the open one, which comes back when the upper one closes', () => {
  const dialogs = createDialogs()
  dialogs.open({ id: 'cart' })
  dialogs.open({ id: 'shortage', shortage: { sku: 'orboot', left: 1 } })
  expect(idsOf(dialogs)).toEqual(['cart', 'shortage'])
  dialogs.close('shortage')
  expect(idsOf(dialogs)).toEqual(['cart'])
})

test('a dialog that is opened twice stands once, with the props of the second call', () => {
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

test('a popup that comes by itself opens at once on a quiet page', () => {
  const dialogs = createDialogs()
  dialogs.enqueue(first)
  expect(idsOf(dialogs)).toEqual(['alert'])
})

test('a popup that comes by itself waits until the last dialog has closed', () => {
  const dialogs = createDialogs()
  dialogs.open({ id: 'cart' })
  dialogs.open({ id: 'menu' })
  dialogs.enqueue(first)
  dialogs.close('menu')
  expect(idsOf(dialogs)).toEqual(['cart'])
  dialogs.close('cart')
  expect(idsOf(dialogs)).toEqual(['alert'])
})

test('two popups that come by themselves open one after the other, oldest first', () => {
  const dialogs = createDialogs()
  dialogs.enqueue(first)
  dialogs.enqueue(second)
  expect(idsOf(dialogs)).toEqual(['alert'])
  dialogs.close('alert')
  expect(idsOf(dialogs)).toEqual(['gift-chooser'])
})

test('a popup that waits or is open is not queued a second time', () => {
  const dialogs = createDialogs()
  dialogs.enqueue(first)
  dialogs.enqueue(first)
  dialogs.enqueue(second)
  dialogs.enqueue(second)
  dialogs.close('alert')
  dialogs.close('gift-chooser')
  expect(idsOf(dialogs)).toEqual([])
})

test.each(['typing', 'checkout', 'quick-view'] as const)(
  'a popup waits while %s holds',
  (reason) => {
    const dialogs = createDialogs()
    dialogs.hold(reason, true)
    dialogs.enqueue(first)
    expect(idsOf(dialogs)).toEqual([])
    dialogs.hold(reason, false)
    expect(idsOf(dialogs)).toEqual(['alert'])
  },
)

test('a popup that may open on checkout overtakes one that waits for its end', () => {
  const dialogs = createDialogs()
  dialogs.hold('checkout', true)
  dialogs.enqueue(first)
  dialogs.enqueue(second, ['typing'])
  expect(idsOf(dialogs)).toEqual(['gift-chooser'])
})

test('a press opens its dialog also while popups have to wait', () => {
  const dialogs = createDialogs()
  dialogs.hold('typing', true)
  dialogs.open({ id: 'cart' })
  expect(idsOf(dialogs)).toEqual(['cart'])
})

test('reset closes the open dialogs and forgets the waiting ones', () => {
  const dialogs = createDialogs()
  dialogs.open({ id: 'cart' })
  dialogs.enqueue(first)
  dialogs.reset()
  dialogs.close()
  expect(idsOf(dialogs)).toEqual([])
})
