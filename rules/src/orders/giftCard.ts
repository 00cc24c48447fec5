import { countryInText, type CountryCode } from '../countries/countries.ts'
import { minus, nothing, type MinorUnits } from '../money.ts'

/** What is left on a gift card, in the currency of its country. */
export interface GiftCard {
  readonly country: CountryCode
  readonly balance: MinorUnits
}

export interface GiftCardSplit {
  /** The part of the total that the card pays. */
  readonly pays: MinorUnits
  /** The part that the payment provider charges. */
  readonly leftToPay: MinorUnits
  readonly leftOnCard: MinorUnits
}

/** Splits a total between a gift card and the payment provider. The card pays what it can. */
export function splitByGiftCard(total: MinorUnits, balance: MinorUnits): GiftCardSplit {
  const pays = balance < total ? balance : total
  return { pays, leftToPay: minus(total, pays), leftOnCard: minus(balance, pays) }
}

/** The message for a code that the store does not know. */
export const unknownGiftCard = 'We do not know this gift card. Please check its code.'

/** Why a gift card does not pay in a country, as a sentence; undefined if it pays. */
export function giftCardRefusal(
  { country: own, balance }: GiftCard,
  country: CountryCode,
): string | undefined {
  if (own !== country) return `This gift card pays in the shop of ${countryInText(own)} only.`
  if (balance > nothing) return undefined
  return 'Nothing is left on this gift card. Please take it off your order, or use another one.'
}
