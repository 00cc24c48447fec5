import { storeName } from '../storeName.ts'
import { addDays, type IsoDate } from '../calendar.ts'
import type { DeliveryEstimate } from '../shop/delivery.ts'
import type { Order } from './types.ts'

/**
 * A calendar file (RFC 5545) with one event of whole days: the days on which the order's parcel is
 * expected. The same order always has the same event, so that adding it twice makes no second one.
 * @param link - where the order can be tracked, as a whole address
 */
export function arrivalCalendar(
  { id, placedAt }: Pick<Order, 'id' | 'placedAt'>,
  { earliest, latest }: DeliveryEstimate,
  link: string,
): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${storeName}//Orders//EN`,
    'BEGIN:VEVENT',
    `UID:${id}@stemside.example`,
    `DTSTAMP:${compact(placedAt.replace(/\.\d+/, ''))}`,
    `DTSTART;VALUE=DATE:${compact(earliest)}`,
    // The end is exclusive.
    `DTEND;VALUE=DATE:${compact(nextDay(latest))}`,
    `SUMMARY:${storeName} parcel arrives (order ${id})`,
    `URL:${link}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n')
}

function nextDay(date: IsoDate): IsoDate {
  return addDays(date, 1)
}

/** 2026-11-27 → 20261127. */
function compact(text: string): string {
  return text.replace(/[-:]/g, '')
}

/** Lines have at most 75 characters; the rest follows on a line that begins with a space. */
function fold(line: string): string {
  return line.replace(/.{74}(?=.)/g, '$&\r\n ')
}
