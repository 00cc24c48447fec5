import { randomUUID } from 'node:crypto'
import { minor } from '@stemside/rules'
import { describe, expect, test } from 'vitest'
import type { NewPayment, PaymentGateway, Webhook } from '../payments/port.ts'

/** An adapter under test, and the payers of its provider's test mode. */
export interface ContractParts {
  readonly gateway: PaymentGateway
  /** Tokens of the test mode. */
  readonly tokens: { readonly paid: string; readonly refused: string; readonly unconfirmed: string }
  /** The payer answers an unconfirmed payment. `uncovered`: approves it, but the money cannot be taken. */
  readonly answer: (
    intentId: string,
    decision: 'approved' | 'uncovered' | 'declined',
  ) => Promise<void>
  /** The sum of all refunds of a payment. */
  readonly refunded: (reference: string) => Promise<number>
  /** A webhook about an intent, as the provider signs it. */
  readonly webhook: (intentId: string) => Webhook
}

const amount = minor(5148)

/** What the shop relies on: each adapter of a payment provider has to pass these tests. */
export function describePaymentGateway(name: string, open: () => Promise<ContractParts>): void {
  const begin = async (kind: keyof ContractParts['tokens']) => {
    const parts = await open()
    const { gateway, tokens } = parts
    const payment: NewPayment = {
      intentId: randomUUID(),
      amount,
      country: 'US',
      token: tokens[kind],
    }
    const created = await gateway.create(payment)
    const reference = created.state === 'refused' ? undefined : created.reference
    const { intentId } = payment
    return { ...parts, payment, intentId, created, begun: { intentId, reference } }
  }

  describe(`the payment provider ${name}`, () => {
    test('takes a payment, once for an intent', async () => {
      const { gateway, payment, begun, created } = await begin('paid')
      expect(created).toMatchObject({ state: 'paid', amount })
      expect(await gateway.create(payment)).toEqual(created)
      expect(await gateway.confirm(begun)).toEqual(created)
    })

    test('refuses a payment with a sentence', async () => {
      const { created } = await begin('refused')
      expect(created.state).toBe('refused')
      expect(created.state === 'refused' && created.reason).toMatch(/\.$/)
    })

    test('tells how the payer confirms a payment, and until when', async () => {
      const { gateway, payment, begun, created } = await begin('unconfirmed')
      expect(created).toMatchObject({ state: 'unconfirmed' })
      if (created.state !== 'unconfirmed') return
      expect(Date.parse(created.confirmation.until)).toBeGreaterThan(Date.now())
      expect(await gateway.create(payment)).toEqual(created)
      expect(await gateway.confirm(begun)).toEqual(created)
    })

    test('takes the money of an approved payment when it is asked, once', async () => {
      const { gateway, intentId, begun, answer } = await begin('unconfirmed')
      await answer(intentId, 'approved')
      const answers = await Promise.all([gateway.confirm(begun), gateway.confirm(begun)])
      expect(answers[0]).toMatchObject({ state: 'paid', amount })
      expect(answers[1]).toEqual(answers[0])
    })

    test.for(['uncovered', 'declined'] as const)(
      'refuses a payment that the payer has answered with “%s”',
      async (decision) => {
        const { gateway, intentId, begun, answer } = await begin('unconfirmed')
        await answer(intentId, decision)
        expect(await gateway.confirm(begun)).toMatchObject({ state: 'refused' })
        expect(await gateway.cancel(begun)).toBe(false)
      },
    )

    test('takes nothing for a payment that was cancelled, even if the payer approves it', async () => {
      const { gateway, intentId, begun, answer } = await begin('unconfirmed')
      expect(await gateway.cancel(begun)).toBe(false)
      await answer(intentId, 'approved')
      expect(await gateway.confirm(begun)).toMatchObject({ state: 'refused' })
    })

    test('gives back what was taken, once', async () => {
      const { gateway, begun } = await begin('paid')
      expect(await gateway.cancel(begun)).toBe(true)
      expect(await gateway.confirm(begun)).toMatchObject({ state: 'refused' })
      expect(await gateway.cancel(begun)).toBe(false)
    })

    test('gives back what was taken if only the shop’s id is known', async () => {
      const { gateway, intentId } = await begin('paid')
      expect(await gateway.cancel({ intentId, reference: undefined })).toBe(true)
    })

    test('leaves nothing taken if a payment is confirmed and ended at the same time', async () => {
      const { gateway, intentId, begun, answer } = await begin('unconfirmed')
      await answer(intentId, 'approved')
      await Promise.all([gateway.confirm(begun), gateway.cancel(begun)])
      await gateway.cancel(begun)
      expect(await gateway.confirm(begun)).toMatchObject({ state: 'refused' })
    })

    test('does not know a payment that was never begun, and can end it', async () => {
      const { gateway } = await open()
      const unknown = { intentId: randomUUID(), reference: undefined }
      await expect(gateway.confirm(unknown)).rejects.toBeInstanceOf(Error)
      expect(await gateway.cancel(unknown)).toBe(false)
    })

    test('refunds a part of a payment, once for a refund', async () => {
      const { gateway, created, refunded } = await begin('paid')
      if (created.state !== 'paid') throw new Error('not paid')
      const { reference } = created
      const refund = {
        refundId: randomUUID(),
        reference,
        amount: minor(1000),
        country: 'US',
      } as const
      expect(await gateway.refund(refund)).toEqual({ state: 'paid' })
      expect(await gateway.refund(refund)).toEqual({ state: 'paid' })
      expect(await refunded(reference)).toBe(1000)
    })

    test('names the intent of a webhook that it has signed, and refuses any other', async () => {
      const { gateway, intentId, webhook } = await begin('unconfirmed')
      const signed = webhook(intentId)
      expect(await gateway.readWebhook(signed)).toBe(intentId)
      const forged = { ...signed, body: signed.body.replace(intentId, randomUUID()) }
      await expect(gateway.readWebhook(forged)).rejects.toThrow('not signed')
      await expect(gateway.readWebhook({ ...signed, header: () => undefined })).rejects.toThrow(
        'not signed',
      )
    })
  })
}
