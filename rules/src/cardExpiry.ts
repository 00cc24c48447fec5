import type { IsoDate } from './calendar.ts'
import { westernDigits } from './westernDigits.ts'

/** A card's last month, as cards print it: `12/30`. */
export type CardExpiry = `${number}/${number}`

/** Reads a card's last month, typed as `12/30` or `12/2030`; undefined for any other text. */
export function readCardExpiry(text: string): CardExpiry | undefined {
  const expiry = westernDigits(text)
    .replace(/\s/g, '')
    .replace(/\/20(?=\d\d$)/, '/')
  return isCardExpiry(expiry) ? expiry : undefined
}

/** Whether a card's last month is over. It can be used up to that month's last day. */
export function isCardExpired(expiry: CardExpiry, today: IsoDate): boolean {
  const [month, year] = expiry.split('/')
  // The year comes first, so that texts compare as dates do.
  return `20${year}-${month}` < today.slice(0, 7)
}

function isCardExpiry(text: string): text is CardExpiry {
  return /^(?:0[1-9]|1[0-2])\/\d\d$/.test(text)
}
