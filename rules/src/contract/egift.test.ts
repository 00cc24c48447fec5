import { describe, expect, it } from 'vitest'
import { eGiftSchema, giftBalanceSchema, giftCodeSchema } from './egift.ts'

const gift = {
  countryCode: 'US',
  amount: 25,
  recipient: { name: 'Ada Sample', email: 'ada@example.com' },
  sender: { name: 'Maya Sample', email: 'maya@example.com' },
  message: 'Happy birthday!\nYours, Maya',
  deliverOn: '2026-12-24',
  payment: { provider: 'stripe', token: 'sandbox_approve' },
}

describe('an e-gift (§7.23)', () => {
  it.each<[string, object, boolean]>([
    ['a gift', {}, true],
    ['without a message', { message: undefined }, true],
    ['with a design', { design: 'well-done' }, true],
    ['with a design that the shop does not have', { design: 'neon' }, false],
    ['of nothing', { amount: 0 }, false],
    ['to nobody', { recipient: { name: '', email: 'ada@example.com' } }, false],
    ['to a name of two lines', { recipient: { name: 'A\nB', email: 'ada@example.com' } }, false],
    ['from no address', { sender: { name: 'Maya', email: 'maya' } }, false],
    ['with a long message', { message: 'x'.repeat(501) }, false],
    ['on a day that does not exist', { deliverOn: '2026-02-30' }, false],
    ['on a day as people write it', { deliverOn: '24.12.2026' }, false],
    ['with more than was asked', { card: '4242' }, false],
  ])('%s is valid: $2', (_, change, fits) => {
    expect(eGiftSchema.safeParse({ ...gift, ...change }).success).toBe(fits)
  })

  it('has a code and a balance', () => {
    expect(giftCodeSchema.safeParse(' gift-7k2mq ').data).toBe('gift-7k2mq')
    expect(giftCodeSchema.safeParse(' ').success).toBe(false)
    expect(giftBalanceSchema.safeParse({ balance: 0, countryCode: 'US' }).success).toBe(true)
    expect(giftBalanceSchema.safeParse({ balance: -1, countryCode: 'US' }).success).toBe(false)
  })
})
