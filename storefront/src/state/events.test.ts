import { expect, test } from 'vitest'
import { createEventLog, type ShopEvent } from './events.ts'
import { fill, storesWith } from '../test/storeStub.ts'

/* What visits are measured by (§7.17). */

function openLog() {
  const { stores } = storesWith()
  const { catalogue } = stores.prices.state
  const event = (sku: string): ShopEvent => ({
    kind: 'add-to-cart',
    lines: [{ sku, quantity: 1 }],
    catalogue,
  })
  const consent = { isAllowed: true }
  const log = createEventLog(() => consent.isAllowed)
  const taken: ShopEvent[] = []
  return { log, event, consent, taken, take: () => log.takeBy((one) => void taken.push(one)) }
}

test('events from before and after the listener subscribed reach it in order', () => {
  const { log, event, taken, take } = openLog()
  log.record(event('orboot'))
  const stop = take()
  log.record(event('orboot_mars'))
  expect(taken).toEqual([event('orboot'), event('orboot_mars')])
  stop()
  log.record(event('plugo_link'))
  expect(taken).toHaveLength(2)
})

test('no event from before consent is kept', () => {
  const { log, event, consent, taken, take } = openLog()
  consent.isAllowed = false
  log.record(event('orboot'))
  consent.isAllowed = true
  take()
  expect(taken).toEqual([])
})

test('the last fifty events are kept', () => {
  const { log, event, taken, take } = openLog()
  for (let index = 0; index < 60; index += 1) log.record(event(`sku-${index}`))
  take()
  expect(taken).toHaveLength(50)
  expect(taken[0]).toEqual(event('sku-10'))
})

test('a reset drops events that no listener has received', () => {
  const { log, event, taken, take } = openLog()
  log.record(event('orboot'))
  log.reset()
  take()
  expect(taken).toEqual([])
})

function watchCart() {
  const { stores } = storesWith()
  stores.consent.restore('accepted')
  const added: string[] = []
  stores.events.takeBy((event) => {
    if (event.kind === 'add-to-cart')
      added.push(event.lines.map(({ sku, quantity }) => `${quantity} ${sku}`).join(', '))
  })
  return { stores, added, ...stores.prices.state }
}

test('adding a kit records the kit and the gamepad that comes with it (§4.48)', () => {
  const { stores, added, catalogue } = watchCart()
  stores.cart.add('plugo_link', catalogue)
  expect(added).toEqual(['1 plugo_gamepad, 1 plugo_link'])
})

test('adding more of a line, a set and a gamepad records what was added', () => {
  const { stores, added, catalogue } = watchCart()
  fill(stores, 'orboot_mars')
  stores.cart.add('orboot_mars', catalogue, 2)
  stores.cart.addCombo('engineer_pack', catalogue, {})
  stores.cart.addGamepad(catalogue, {})
  expect(added).toEqual([
    '2 orboot_mars',
    '1 orboot_mars, 1 plugo_gamepad, 1 plugo_link',
    '1 plugo_gamepad',
  ])
})

test('removing, undoing and lowering a quantity record nothing', () => {
  const { stores, added, catalogue } = watchCart()
  fill(stores, 'orboot_mars', 'orboot')
  stores.cart.removeLine('orboot', 1, catalogue)
  stores.cart.undoRemoval()
  stores.cart.setQuantity('orboot', 1, catalogue)
  expect(added).toEqual([])
})

test('a stepper that raises a quantity records the units that were added', () => {
  const { stores, added, catalogue } = watchCart()
  fill(stores, 'orboot_mars')
  stores.cart.setQuantity('orboot_mars', 3, catalogue)
  expect(added).toEqual(['2 orboot_mars'])
})
