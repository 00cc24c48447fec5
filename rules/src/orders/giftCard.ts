import { countryInText, type CountryCode } from '../countries/countries.ts'
import { formatMoney } from '../countries/money.ts'
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

/** The message for a code that the store does not know. Shoppers type coupons here, because checkout has no other field. */
export const unknownGiftCard =
  'We do not know this gift card. Please check its code. A coupon’s code goes into the cart.'

/** Why a gift card does not pay in a country, as a sentence; undefined if it pays. */
export function giftCardRefusal(
  { country: own, balance }: GiftCard,
  country: CountryCode,
): string | undefined {
  if (own !== country) return `This gift card pays in the shop of ${countryInText(own)} only.`
  if (balance > nothing) return undefined
  return 'Nothing is left on this gift card. Please take it off your order, or use another one.'
}

/** Where the parts of a refund go. */
export interface RefundSplit {
  readonly toCard: MinorUnits
  readonly toProvider: MinorUnits
}

/**
 * Splits a refund: the gift card gets back what it has paid first, the payment provider the rest.
 * @param ofCard - what the gift card has paid and not yet got back
 */
export function splitRefund(amount: MinorUnits, ofCard: MinorUnits): RefundSplit {
  const { pays, leftToPay } = splitByGiftCard(amount, ofCard)
  return { toCard: pays, toProvider: leftToPay }
}

/** The sentence about a refund if nothing was paid. */
export const nothingToGiveBack = 'Nothing was paid for it, so nothing is given back.'

/** Where a refund that was made is to be found, as a sentence. */
export function explainRefund({ toCard, toProvider }: RefundSplit, country: CountryCode): string {
  if (toCard === 0) return 'Your bank may take a few days to show it.'
  if (toProvider === 0) return 'It is on your gift card again.'
  const [onCard, rest] = [toCard, toProvider].map((part) => formatMoney(part, country))
  return `${onCard} of it is on your gift card again. Your bank may take a few days to show the other ${rest}.`
}
