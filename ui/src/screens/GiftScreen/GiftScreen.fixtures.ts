import type { CountryCode } from '@stemside/rules'
import { sampleGift } from '../../commerce/EGiftCard/EGiftCard.fixtures.ts'
import type { BoughtGift } from './GiftScreen.tsx'
import { recorded } from '../../fixtures/recorded.ts'

export { filledIn, today } from '../../forms/EGiftForm/EGiftForm.fixtures.ts'

/** A paid gift of Maya to Ada. */
export const boughtGift = recorded((country: CountryCode): BoughtGift => {
  const { recipientName, senderName, ...card } = sampleGift(country)
  return {
    ...card,
    recipient: { name: recipientName, email: 'ada@example.com' },
    sender: { name: senderName, email: 'maya@example.com' },
    deliverOn: '2026-12-24',
  }
})
