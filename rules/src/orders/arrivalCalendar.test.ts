import { expect, test } from 'vitest'
import { arrivalCalendar } from './arrivalCalendar.ts'

const order = { id: 'ST-1042', placedAt: '2026-11-21T10:15:00.000Z' }
const days = { earliest: '2026-11-25', latest: '2026-11-30' } as const

const linesOf = (link: string) => arrivalCalendar(order, days, link).split('\r\n')

test('the event covers the delivery days, and its end is exclusive', () => {
  const lines = linesOf('https://stemside.example/tracking?order=ST-1042')
  expect(lines).toContain('DTSTART;VALUE=DATE:20261125')
  expect(lines).toContain('DTEND;VALUE=DATE:20261201')
  expect(lines).toContain('DTSTAMP:20261121T101500Z')
  expect(lines).toContain('UID:ST-1042@stemside.example')
  expect(lines).toContain('URL:https://stemside.example/tracking?order=ST-1042')
  expect([lines[0], ...lines.slice(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
})

test('no line has more than 75 characters, and a long address stays whole', () => {
  const link = `https://stemside.example/${'long-'.repeat(30)}`
  const lines = linesOf(link)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(75)
  expect(arrivalCalendar(order, days, link).replaceAll('\r\n ', '')).toContain(`URL:${link}\r\n`)
})
