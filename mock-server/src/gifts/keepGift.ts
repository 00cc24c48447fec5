import { giftBought } from '../mail/giftMails.ts'
import { postMail } from '../mail/postMail.ts'
import type { Shop } from '../shop/Shop.ts'
import type { GiftRow } from '../store/giftRows.ts'
import type { Sale } from '../store/paymentRows.ts'
import type { Transaction } from '../store/port.ts'

export type GiftSale = Extract<Sale, { readonly kind: 'gift' }>

export interface PaidGift {
  /** The id of the gift. */
  readonly giftId: string
  readonly sale: GiftSale
  /** The provider's reference of the payment. */
  readonly reference: string
}

/** Stores a paid e-gift, and mails its buyer. */
export function keepGift(
  tx: Transaction,
  { clock }: Shop,
  { giftId, sale, reference }: PaidGift,
): void {
  const now = clock.now()
  const payment = { ...sale.gift.payment, reference }
  const gift: GiftRow = { ...sale.gift, boughtAt: now.toISOString(), payment }
  tx.put('gifts', giftId, gift)
  postMail(tx, giftBought(gift, sale.deliverOn), now)
}
