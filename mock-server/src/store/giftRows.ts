import type { CountryCode, EGiftDesign, MinorUnits, PaymentProvider } from '@stemside/rules'

/* E-gifts and gift cards: the rows of these collections. All times are ISO 8601, UTC. */

interface Person {
  readonly name: string
  readonly email: string
}

/** A paid e-gift. Keyed by an id of its own. */
export interface GiftRow {
  readonly country: CountryCode
  readonly amount: MinorUnits
  readonly recipient: Person
  readonly sender: Person
  readonly message?: string
  readonly design?: EGiftDesign
  readonly payment: { readonly provider: PaymentProvider; readonly reference: string }
  readonly boughtAt: string
  /** When its code is mailed, by the shop's clock. Absent after that. */
  readonly dueAt?: string
  /**
   * `queued`: the mail with the code waits for the mail server. `refused`: the mail server refused it for good,
   * and there is no card. Absent before the gift's day, and once the mail server has accepted the mail.
   */
  readonly mail?: 'queued' | 'refused'
}

/** A gift card, made when its code is mailed. Keyed by the SHA-256 of the code. */
export interface GiftCardRow {
  readonly giftId: string
  readonly country: CountryCode
  readonly balance: MinorUnits
}

/** What a gift card has paid of an order. Keyed by order id. */
export interface GiftCardUseRow {
  /** The id of the card. */
  readonly card: string
  readonly paid: MinorUnits
  readonly givenBack: MinorUnits
}
