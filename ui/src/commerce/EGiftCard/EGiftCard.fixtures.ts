import { eGiftAmounts, nothing, type CountryCode } from '@stemside/rules'
import { recorded } from '../../fixtures/recorded.ts'

/** A gift of a country's second amount, from Maya to Ada. */
export const sampleGift = recorded((country: CountryCode) => {
  return {
    country,
    design: 'birthday',
    amount: eGiftAmounts(country)[1] ?? nothing,
    recipientName: 'Ada Sample',
    senderName: 'Maya Sample',
    message: 'For the globe that you wanted.\nWith love from all of us',
  } as const
})
