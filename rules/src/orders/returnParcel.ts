import { addDays, type IsoDate } from '../calendar.ts'
import { dayIn, longDate } from '../countries/days.ts'
import { returnAddressLines } from '../shop/returnAddress.ts'
import { daysToPost } from './postage.ts'
import type { OrderReturn } from './types.ts'

/** The last day, in the order's country, on which the parcel of a return is to be posted (§4.75). */
export function lastPostDay({
  country,
  requestedAt,
}: Pick<OrderReturn, 'country' | 'requestedAt'>): IsoDate {
  return addDays(dayIn(country, requestedAt), daysToPost)
}

/** Says by when the parcel of a return is to be posted, and to which address. */
export function explainParcel(returned: Pick<OrderReturn, 'country' | 'requestedAt'>): string {
  const { country } = returned
  return `Post the parcel by ${longDate(lastPostDay(returned), country)}, to ${returnAddressLines(country).join(', ')}.`
}
