import { addDays, type IsoDate } from '../calendar.ts'
import type { CountryCode } from '../countries/codes.ts'
import { countryInText } from '../countries/countries.ts'
import { shops } from '../countries/shops.ts'
import type { MinorUnits } from '../money.ts'

/** The amounts of a country's e-gifts, the smallest first (§2.5). */
export function eGiftAmounts(country: CountryCode): readonly MinorUnits[] {
  return shops[country].eGiftAmounts
}

/** Where an e-gift's code can be spent: a sentence for the form, the thanks and the mails. */
export function eGiftCountryNote(country: CountryCode): string {
  return `This e-gift pays in our shop in ${countryInText(country)} only.`
}

/** The designs of an e-gift's card. */
export const eGiftDesigns = ['birthday', 'well-done', 'thank-you', 'just-because'] as const
export type EGiftDesign = (typeof eGiftDesigns)[number]

/** The greeting on the card of each design, in the shop and in the mail. */
export const eGiftGreetings: Readonly<Record<EGiftDesign, string>> = {
  birthday: 'Happy birthday!',
  'well-done': 'Well done!',
  'thank-you': 'Thank you!',
  'just-because': 'Just because',
}

/** The maximum length of the message on an e-gift. */
export const eGiftMessageLength = 500

/** An e-gift is mailed at most this many days after it was bought. */
const mostDaysAhead = 365

/** The last day on which an e-gift can be mailed. The first is today. */
export function lastEGiftDay(today: IsoDate): IsoDate {
  return addDays(today, mostDaysAhead)
}

/** Why an e-gift cannot be mailed on a day; undefined if it can. */
export function eGiftDayObstacle(day: string, today: IsoDate): 'over' | 'too-far' | undefined {
  if (day < today) return 'over'
  return day > lastEGiftDay(today) ? 'too-far' : undefined
}
