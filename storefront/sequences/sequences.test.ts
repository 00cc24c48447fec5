import { giftChoices } from '@stemside/rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../mock-server/src/testing/startTestServer.ts'
import { createStoreApi } from '../src/api/storeApi.ts'
import { seedOf, type Seed } from '../src/state/seed.ts'
import { Network } from './Network.ts'
import { Shopper, type Action } from './Shopper.ts'
import { Tabs } from './Tab.ts'

/*
 * A shopper adds and removes toys, changes coupon, gift, country and address, loses the network, opens tabs and presses
 * Pay in random order, against the real store. Afterwards each order is what a pressed button said, nobody was charged again
 * without knowing of the order before, and no toy is lost.
 */

const sku = fc.constantFrom('orboot_dinos', 'tacto_chess', 'orboot_mars')
const token = fc.constantFrom(
  'sandbox_approve',
  'sandbox_approve',
  'sandbox_approve',
  'sandbox_late',
  'sandbox_decline',
)
const pay: fc.Arbitrary<Action> = fc.record({ do: fc.constant('pay'), token })
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('add'), sku }) },
  fc.record({ do: fc.constant('remove'), sku }),
  fc.record({
    do: fc.constant('move house'),
    street: fc.constantFrom('1 Old Street', '99 New Avenue'),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('network'),
      condition: fc.constantFrom('online', 'offline', 'answers are lost', 'held'),
    }),
  },
  { weight: 5, arbitrary: pay },
  { weight: 2, arbitrary: fc.constant<Action>({ do: 'want one more order' }) },
  fc.constant<Action>({ do: 'want no more' }),
  fc.record({
    do: fc.constant('type a code'),
    code: fc.constantFrom('WELCOME10', 'TRYNEW', 'no such code'),
  }),
  fc.constant<Action>({ do: 'remove the coupon' }),
  fc.constant<Action>({ do: 'use the automatic coupon again' }),
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('choose a gift'),
      gift: fc.constantFrom(...giftChoices),
    }),
  },
  fc.record({ do: fc.constant('shop in'), country: fc.constantFrom('US', 'GB') }),
  fc.constant<Action>({ do: 'reload' }),
  fc.constant<Action>({ do: 'open a tab' }),
  fc.constant<Action>({ do: 'close the tab' }),
  fc.constant<Action>({ do: 'look at another tab' }),
)

interface World {
  readonly server: TestServer
  readonly seed: Seed
}

async function world(): Promise<World> {
  const server = await startTestServer({}, { payment: { patienceMs: 5000, lateAfterMs: 40 } })
  const api = createStoreApi({ fetch: globalThis.fetch, origin: server.address })
  return { server, seed: await seedOf(api, 'US') }
}

let shoppers = 0

async function run({ server, seed }: World, actions: readonly Action[]): Promise<void> {
  shoppers += 1
  const { shop } = server.spaces.main
  const tabs = new Tabs(new Network(server.address), seed)
  const shopper = new Shopper(tabs, shop, `ada${shoppers}@example.com`)
  for (const next of actions) await shopper.act(next)
  await shopper.finish()
  const charges = await shop.store.find('sandboxCharges', { order: 'oldest', limit: Infinity })
  const taken = charges.filter(({ row }) => row.state === 'taken').length
  const orders = await shop.store.count('orders')
  if (taken !== orders) throw new Error(`${taken} charges were taken for ${orders} orders`)
}

test('whatever a shopper does, each charge is what a pressed button said', async () => {
  const there = await world()
  const property = fc.asyncProperty(fc.array(action, { minLength: 8, maxLength: 20 }), (actions) =>
    run(there, [{ do: 'add', sku: 'orboot_dinos' }, ...actions]),
  )
  const checked = fc.assert(property, {
    numRuns: Number(process.env['SEQUENCES'] ?? 30),
    seed: Number(process.env['PROPERTY_SEED'] ?? 1_618_033),
  })
  await expect(checked).resolves.toBeUndefined()
})

const both: readonly Action[] = [
  { do: 'add', sku: 'orboot_dinos' },
  { do: 'add', sku: 'tacto_chess' },
]
const approve: Action = { do: 'pay', token: 'sandbox_approve' }
const change: readonly Action[] = [
  { do: 'remove', sku: 'tacto_chess' },
  { do: 'move house', street: '99 New Avenue' },
]

test.each<[string, readonly Action[]]>([
  [
    'the first press never reached the store, and the cart and the address changed',
    [
      { do: 'network', condition: 'offline' },
      approve,
      { do: 'network', condition: 'online' },
      ...change,
      approve,
    ],
  ],
  [
    'the first answer was lost, and the cart and the address changed',
    [
      { do: 'network', condition: 'answers are lost' },
      approve,
      { do: 'network', condition: 'online' },
      ...change,
      approve,
      { do: 'want one more order' },
    ],
  ],
  [
    'the first answer takes long, and a new tab pays',
    [{ do: 'network', condition: 'held' }, approve, { do: 'open a tab' }, approve],
  ],
  [
    'the first tab was closed while it paid, and a new tab pays for less',
    [
      { do: 'network', condition: 'held' },
      approve,
      { do: 'open a tab' },
      { do: 'look at another tab' },
      { do: 'close the tab' },
      { do: 'network', condition: 'online' },
      ...change,
      approve,
      { do: 'want no more' },
    ],
  ],
])('each charge is what the button said, although %s', async (_, actions) => {
  const there = await world()
  await expect(run(there, [...both, ...actions])).resolves.toBeUndefined()
})
