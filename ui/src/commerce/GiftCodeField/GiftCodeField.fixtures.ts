import { eGiftAmounts, minor, nothing, unknownGiftCard, type CountryCode } from '@stemside/rules'
import { cartIn } from '../cart.fixtures.ts'
import type { UsedGiftCard } from './GiftCodeField.tsx'
import { recorded } from '../../fixtures/recorded.ts'

export const unknown = unknownGiftCard

export const unreachable = 'The store cannot be reached. Please try again in a moment.'

/** A card of a country's smallest gift. */
export const smallCard = recorded((country: CountryCode): UsedGiftCard => {
  return { code: 'GIFT-7K2MQ-94XRT-H3VDP', country, balance: eGiftAmounts(country)[0] ?? nothing }
})

/** A card without a balance. */
export const spentCard = recorded((country: CountryCode): UsedGiftCard => ({
  ...smallCard(country),
  balance: nothing,
}))

/** A card that pays any order. */
export const largeCard = recorded((country: CountryCode): UsedGiftCard => {
  return { ...smallCard(country), balance: minor(10_000_00) }
})

/** A full cart's total. */
export const totalIn = recorded((country: CountryCode) => {
  return cartIn.full(country).totals.total
})
