import type { EGift } from '../api/eGifts.ts'
import { keepInMemory } from '../state/attempts.ts'

/** An e-gift of $50 between fictional people. */
export const sampleGift: EGift = {
  countryCode: 'US',
  amount: 50,
  recipient: { name: 'Ben Sample', email: 'ben@example.com' },
  sender: { name: 'Ada Sample', email: 'ada@example.com' },
  deliverOn: '2026-12-24',
  payment: { provider: 'paypal', token: 'sandbox_window' },
}

/** The page /gift without the browser's storage. `kept` are the gifts that it has kept for its thanks. */
export function giftPage() {
  const kept: EGift[] = []
  return {
    kept,
    attempt: keepInMemory<EGift>(),
    keepBought: (gift: EGift) => void kept.push(gift),
    openThanks: () => undefined,
  }
}
