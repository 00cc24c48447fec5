import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Order } from '@stemside/rules'
import { orderToWire, type OrderRequest } from '@stemside/rules/contract'
import { seedSnapshot } from '../src/seed/seed.ts'
import { JournalAdapter } from '../src/store/journalAdapter.ts'
import { LowStore } from '../src/store/lowStore.ts'

/** What is posted to the store: one toy, by a sample person. */
export const orderBody: OrderRequest = {
  countryCode: 'US',
  cart_data: [{ sku: 'orboot', quantity: 1 }],
  customer: {
    name: 'Maya Sample',
    email: 'maya@example.com',
    phone: '5550100200',
    countryCode: '+1',
  },
  shippingAddress: {
    line1: '1 Example Street',
    city: 'Sampletown',
    state: 'CA',
    postcode: '90210',
    country: 'US',
  },
  payment: { provider: 'stripe', token: 'sandbox_approve' },
  total: 51.48,
}

function orderOf(number: number): Order {
  const { countryCode: dialCode, ...customer } = orderBody.customer
  return {
    id: `STEM-${String(number).padStart(10, '0')}`,
    placedAt: '2026-11-21T09:00:00.000Z',
    status: 'placed',
    country: 'US',
    lines: [{ sku: 'orboot', quantity: 1, unitPrice: 4549, total: 4549 }],
    combos: [],
    gifts: [],
    adjustments: [],
    list: 4549,
    strike: 5499,
    shipping: 599,
    total: 5148,
    customer: { ...customer, dialCode },
    address: {
      line1: '1 Example Street',
      city: 'Sampletown',
      state: 'CA',
      postcode: '90210',
      country: 'US',
    },
    payment: { provider: 'stripe', reference: `pi_${number}` },
  }
}

/** The same order as a mock server would keep it, as it came. */
export function storedOrder(number: number): object {
  const { orderId: id, ...rest } = orderToWire(orderOf(number))
  return number === 0 ? rest : { id, ...rest }
}

/** A data folder with the seed, stock enough for the run, and as many orders with all they leave. */
export async function fillStemside(dataDir: string, orders: number): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const store = await LowStore.open(new JournalAdapter(path.join(dataDir, 'stemside.journal')))
  await store.reset(seedSnapshot())
  await store.tx(async (tx) => tx.put('stock', 'orboot', { units: 10_000_000 }))
  for (let first = 1; first <= orders; first += 1000) {
    await store.tx(async (tx) => {
      for (let number = first; number < first + 1000 && number <= orders; number += 1) {
        const order = orderOf(number)
        const charge = { amount: order.total, country: order.country, state: 'taken' as const }
        tx.put('orders', order.id, order)
        tx.put('sandboxCharges', `intent-${number}`, { reference: `pi_${number}`, ...charge })
        tx.put('idempotency', `key-${number}`, { bodyHash: '0'.repeat(64), orderId: order.id })
      }
    })
  }
  await store.close()
}

/** json-server's file with as many orders. */
export async function fillJsonServer(file: string, orders: number): Promise<void> {
  const stored = Array.from({ length: orders }, (_, index) => storedOrder(index + 1))
  await writeFile(file, JSON.stringify({ orders: stored }))
}
