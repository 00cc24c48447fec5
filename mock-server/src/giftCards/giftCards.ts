import { createHash } from 'node:crypto'
import {
  formatMoney,
  giftCardRefusal,
  minus,
  type MinorUnits,
  plus,
  splitByGiftCard,
  unknownGiftCard,
  type Purchase,
  type CountryCode,
} from '@stemside/rules'
import { moneyToWire } from '@stemside/rules/contract'
import { Refusal } from '../base/Refusal.ts'
import { randomLetters } from '../base/ids.ts'
import type { GiftCardRow } from '../store/giftRows.ts'
import type { Reader, Transaction } from '../store/port.ts'

/** A new code, such as GIFT-7K2MQ-94XRT-H3VDP. Its 75 random bits cannot be guessed. */
export function newGiftCode(): string {
  return ['GIFT', randomLetters(5), randomLetters(5), randomLetters(5)].join('-')
}

/**
 * The id of a gift card: the hash of its code. Only the hash is stored, so a leaked database cannot be
 * spent. Case, dashes and spaces do not count, because people type codes from a mail.
 */
export function giftCardId(code: string): string {
  const typed = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return createHash('sha256').update(typed).digest('hex')
}

export async function readGiftCard(reader: Reader, code: string): Promise<GiftCardRow | undefined> {
  return reader.get('giftCards', giftCardId(code))
}

export function unknownGiftCode(status: 404 | 422): Refusal {
  return new Refusal(status, unknownGiftCard)
}

/** What a gift card pays of an order. */
export interface GiftCardUse {
  /** The id of the card. */
  readonly card: string
  readonly amount: MinorUnits
}

/**
 * Takes what a gift card can pay of a total. Undefined if there is nothing to pay.
 * @throws {Refusal} 422 for an unknown code, for a card of another currency and for one with nothing left; 409
 * if it pays another amount than the shopper saw.
 */
export async function takeFromGiftCard(
  tx: Transaction,
  { code, pays }: NonNullable<Purchase['giftCard']>,
  { country, total }: { readonly country: CountryCode; readonly total: MinorUnits },
): Promise<GiftCardUse | undefined> {
  const card = giftCardId(code)
  const row = await tx.get('giftCards', card)
  if (!row) throw unknownGiftCode(422)
  const refusal = giftCardRefusal(row, country)
  if (refusal !== undefined) throw new Refusal(422, refusal)
  const { pays: amount } = splitByGiftCard(total, row.balance)
  if (amount !== pays) {
    throw new Refusal(
      409,
      `Your gift card now pays ${formatMoney(amount, country)}, not ${formatMoney(pays, country)}.`,
      {
        figures: {
          giftCardPays: moneyToWire(amount, country),
          total: moneyToWire(total, country),
        },
      },
    )
  }
  if (amount === 0) return undefined
  tx.put('giftCards', card, { ...row, balance: minus(row.balance, amount) })
  return { card, amount }
}

/** Puts an amount back on a gift card. */
export async function returnToGiftCard(
  tx: Transaction,
  { card, amount }: GiftCardUse,
): Promise<void> {
  const row = await tx.get('giftCards', card)
  if (row) tx.put('giftCards', card, { ...row, balance: plus(row.balance, amount) })
}
