import type { IsoDate } from './calendar.ts'

/** A card's last month, as cards print it: `12/30`. */
export type CardExpiry = `${number}/${number}`

/** The month that a text says, `12/30` or `12/2030`; undefined where it says none. */
export function readCardExpiry(text: string): CardExpiry | undefined {
  const expiry = text.replace(/\s/g, '').replace(/\/20(?=\d\d$)/, '/')
  return isCardExpiry(expiry) ? expiry : undefined
}

/** Whether a card's last month is over. It can be used up to that month's last day. */
export function isCardExpired(expiry: CardExpiry, today: IsoDate): boolean {
  const [month, year] = expiry.split('/')
  // Months of one form compare as texts do.
  return `20${year}-${month}` < today.slice(0, 7)
}

function isCardExpiry(text: string): text is CardExpiry {
  return /^(?:0[1-9]|1[0-2])\/\d\d$/.test(text)
}
