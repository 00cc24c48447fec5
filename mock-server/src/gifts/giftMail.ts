import { shopContact } from '@stemside/rules'
import { giftRefused } from '../mail/giftMails.ts'
import { postMail } from '../mail/postMail.ts'
import type { GiftRow } from '../store/giftRows.ts'
import type { Transaction } from '../store/port.ts'

/** Whether the shop still needs the names and the recipient's address, to mail the code. */
export function isUnmailed({ dueAt, mail }: GiftRow): boolean {
  return dueAt !== undefined || mail !== undefined
}

/** A gift as the books need it. */
export function withoutPeople({ message: _message, ...gift }: GiftRow): GiftRow {
  const nobody = { name: '', email: '' }
  return { ...gift, sender: nobody, recipient: nobody }
}

/** The mail server has accepted the mail with a card's code. A sender who is erased leaves no name now. */
export async function noteGiftSent(tx: Transaction, cardId: string): Promise<void> {
  const card = await tx.get('giftCards', cardId)
  const row = card && (await tx.get('gifts', card.giftId))
  if (!row) return
  const { mail: _mail, ...gift } = row
  tx.put('gifts', card.giftId, gift.sender.email === '' ? withoutPeople(gift) : gift)
}

/**
 * The mail server has refused the mail with a card's code for good. Deletes the card, keeps the gift, and tells
 * the sender, or the shop if the sender is erased. A card that was spent from stays: an earlier try arrived.
 */
export async function takeBackGift(tx: Transaction, cardId: string, now: Date): Promise<void> {
  const card = await tx.get('giftCards', cardId)
  const gift = card && (await tx.get('gifts', card.giftId))
  if (!gift) return
  if (card.balance !== gift.amount) return noteGiftSent(tx, cardId)
  tx.delete('giftCards', cardId)
  tx.put('gifts', card.giftId, { ...gift, mail: 'refused' })
  postMail(tx, giftRefused(gift, gift.sender.email || shopContact.email), now)
}
