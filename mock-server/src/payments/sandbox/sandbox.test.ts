import { randomBytes } from 'node:crypto'
import { paymentProviderSchema } from '@stemside/rules/contract'
import { expect, test } from 'vitest'
import { LowStore } from '../../store/lowStore.ts'
import { MemoryAdapter } from '../../store/memoryAdapter.ts'
import { everything } from '../../testing/gifts.ts'
import { describePaymentGateway } from '../../testing/paymentContract.ts'
import { createSandbox, sandboxPayers } from './sandbox.ts'
import { signatureHeader, signatureOf } from './signature.ts'

const webhookKey = randomBytes(32)

for (const provider of paymentProviderSchema.options) {
  describePaymentGateway(`${provider} (sandbox, §7.39)`, async () => {
    const store = await LowStore.open(new MemoryAdapter())
    const payers = sandboxPayers({ store, webhookKey })
    return {
      gateway: createSandbox({ store, lateAfterMs: 10, webhookKey })[provider],
      tokens: {
        paid: 'sandbox_approve',
        refused: 'sandbox_decline',
        unconfirmed: 'sandbox_window',
      },
      answer: (intentId, decision) => payers.decide(intentId, decision),
      refunded: async (reference) => {
        const refunds = await store.find('sandboxRefunds', everything)
        const own = refunds.filter(({ row }) => row.reference === reference)
        return own.reduce((sum, { row }) => sum + row.amount, 0)
      },
      webhook: (intentId) => payers.webhook(intentId),
    }
  })
}

/** Reads a webhook that was signed at a time. */
async function reader(body = JSON.stringify({ intentId: 'one' })) {
  const store = await LowStore.open(new MemoryAdapter())
  const { stripe } = createSandbox({ store, lateAfterMs: 10, webhookKey })
  return (at: number) => {
    const signature = signatureOf(body, webhookKey, at)
    const header = (name: string) => (name === signatureHeader ? signature : undefined)
    return stripe.readWebhook({ body, header })
  }
}

test('a webhook that was signed more than 5 minutes ago is refused (§7.40)', async () => {
  const read = await reader()
  expect(await read(Date.now() - 4 * 60_000)).toBe('one')
  await expect(read(Date.now() - 6 * 60_000)).rejects.toThrow('too old')
})

test('a signed webhook that is no JSON is about nothing (§7.40)', async () => {
  expect(await (await reader('hello'))(Date.now())).toBeUndefined()
})
