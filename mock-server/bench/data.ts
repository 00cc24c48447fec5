import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Order } from '@stemside/rules'
import { orderToWire } from '@stemside/rules/contract'
import { mayasOrder, mayasPurchase } from '../src/seed/maya.ts'
import { seedSnapshot } from '../src/seed/seed.ts'
import { JournalAdapter } from '../src/store/journalAdapter.ts'
import { LowStore } from '../src/store/lowStore.ts'

const sample = mayasOrder('STEM-SAMPLE', '2026-11-21T09:00:00.000Z', mayasPurchase.lines)

function orderOf(number: number): Order {
  const id = `STEM-${String(number).padStart(10, '0')}`
  return { ...sample, id, payment: { provider: 'stripe', reference: `pi_${number}` } }
}

/** The order as posted to json-server, which makes the id. */
export function orderToStore(): object {
  const { orderId: _, ...rest } = orderToWire(sample)
  return rest
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
      }
    })
  }
  await store.close()
}

/** json-server's file with as many orders. */
export async function fillJsonServer(file: string, orders: number): Promise<void> {
  const stored = Array.from({ length: orders }, (_, index) => {
    const { orderId: id, ...rest } = orderToWire(orderOf(index + 1))
    return { id, ...rest }
  })
  await writeFile(file, JSON.stringify({ orders: stored }))
}
