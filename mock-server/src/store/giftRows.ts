import type { CountryCode, EGiftDesign, MinorUnits, PaymentProvider } from '@stemside/rules'

/* The rows of e-gifts and gift cards. All times are ISO 8601, UTC. */

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
  /** When the shop is to mail the code, by its clock. Absent once the mail is queued. */
  readonly dueAt?: string
  /**
   * `queued`: the mail with the code waits for the mail server. `refused`: the mail server has refused it for good, so
   * the gift has no card. Absent before the mail is queued, and once the mail server has accepted it.
   */
  readonly mail?: 'queued' | 'refused'
}

/** A gift card. It is made when the mail with its code is queued. Keyed by the SHA-256 of the code. */
export interface GiftCardRow {
  readonly giftId: string
  readonly country: CountryCode
  readonly balance: MinorUnits
}

/** What a gift card has paid of an order, and got back. Keyed by the id of the order. */
export interface GiftCardUseRow {
  /** The id of the card. */
  readonly card: string
  readonly paid: MinorUnits
  readonly givenBack: MinorUnits
}
