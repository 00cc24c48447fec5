import { describe, expect, it } from 'vitest'
import { addDays, type IsoDate } from '../calendar.ts'
import { countryCodes, type CountryCode } from '../countries/countries.ts'
import { bannerFor } from './banner.ts'
import { seasons } from './table.ts'

describe('which banner is shown (§2.57)', () => {
  it.each<[string, CountryCode, IsoDate, string]>([
    ['the day before Republic Day’s week', 'IN', '2026-01-19', 'welcome'],
    ['Republic Day', 'IN', '2026-01-26', 'republic-day'],
    ['the last day of it', 'IN', '2026-01-27', 'republic-day'],
    ['the day after', 'IN', '2026-01-28', 'welcome'],
    ['Republic Day is India’s alone', 'US', '2026-01-26', 'welcome'],
    ['Welcome 2022', 'GB', '2022-01-10', 'welcome-2022'],
    ['Welcome 2022 is over for good', 'GB', '2023-01-10', 'welcome'],
    ['Welcome 2022 was not for the Emirates', 'AE', '2022-01-10', 'welcome'],
    ['the birthday', 'AE', '2026-04-12', 'birthday'],
    ['Independence Day', 'US', '2026-07-04', 'july-4'],
    ['Independence Day is the US’s alone', 'CA', '2026-07-04', 'welcome'],
    ['back to school', 'GB', '2026-09-10', 'back-to-school'],
    ['back to school in India, in June', 'IN', '2026-06-01', 'back-to-school'],
    ['September in India', 'IN', '2026-09-10', 'welcome'],
    ['the week before Raksha Bandhan', 'IN', '2026-08-22', 'rakhi'],
    ['Raksha Bandhan', 'IN', '2026-08-28', 'rakhi'],
    ['the day after it', 'IN', '2026-08-29', 'welcome'],
    ['Raksha Bandhan of a year that is not in the table', 'IN', '2040-08-22', 'welcome'],
    ['Raksha Bandhan is India’s alone', 'GB', '2026-08-28', 'back-to-school'],
    ['the launch', 'CA', '2026-10-01', 'launch'],
    ['a year after the launch', 'CA', '2027-10-01', 'welcome'],
    ['Thanksgiving itself', 'US', '2026-11-26', 'welcome'],
    ['Black Friday', 'US', '2026-11-27', 'black-friday'],
    ['Cyber Monday', 'IN', '2026-11-30', 'black-friday'],
    ['the Tuesday after', 'US', '2026-12-01', 'welcome'],
    ['Black Friday of another year', 'US', '2029-11-23', 'black-friday'],
    ['Cyber Monday in December', 'GB', '2025-12-01', 'black-friday'],
    ['the holidays', 'CA', '2026-12-24', 'holiday'],
    ['New Year’s Eve', 'US', '2026-12-31', 'holiday'],
    ['New Year', 'US', '2027-01-01', 'welcome'],
    ['the holidays in the Emirates', 'AE', '2026-12-24', 'welcome'],
  ])('%s, in %s on %s: %s', (_, country, date, id) => {
    expect(bannerFor({ country, date }).id).toBe(id)
  })

  it.each([
    ['instagram', 'instagram'],
    ['newsletter', 'black-friday'],
  ] as const)('for a visit from %s: %s', (utmSource, id) => {
    expect(bannerFor({ country: 'US', date: '2026-11-27', utmSource }).id).toBe(id)
  })
})

describe('the offers of a banner (§9.23, §9.24, §9.25)', () => {
  type Row = readonly [string, CountryCode, IsoDate, readonly (readonly [string, number, number])[]]
  it.each<Row>([
    ['Welcome', 'IN', '2026-02-01', [['WELCOME10', 1000, 199_800]]],
    ['Welcome', 'US', '2026-02-01', [['WELCOME10', 1000, 4900]]],
    ['Welcome', 'GB', '2026-02-01', [['WELCOME10', 1000, 4400]]],
    ['Welcome', 'CA', '2026-02-01', [['WELCOME10', 1000, 5900]]],
    ['Welcome', 'AE', '2026-02-01', [['SPRING30', 3000, 0]]],
    ['Welcome 2022', 'IN', '2022-01-02', [['WELCOME22', 1000, 149_800]]],
    ['Welcome 2022', 'US', '2022-01-02', [['WELCOME22', 1000, 3400]]],
    ['Welcome 2022', 'GB', '2022-01-02', [['WELCOME22', 1000, 2900]]],
    ['Welcome 2022', 'CA', '2022-01-02', [['WELCOME22', 1000, 4900]]],
    ['Holiday', 'IN', '2026-12-20', [['HOLIDAY15', 1500, 299_700]]],
    [
      'Holiday',
      'US',
      '2026-12-20',
      [
        ['HOLIDAY15', 1500, 4900],
        ['HOLIDAY30', 3000, 6400],
      ],
    ],
    [
      'Holiday',
      'GB',
      '2026-12-20',
      [
        ['HOLIDAY15', 1500, 4400],
        ['HOLIDAY30', 3000, 5900],
      ],
    ],
    [
      'Holiday',
      'CA',
      '2026-12-20',
      [
        ['HOLIDAY15', 1500, 5900],
        ['HOLIDAY30', 3000, 9900],
      ],
    ],
    ['Republic Day', 'IN', '2026-01-26', [['REPUBLIC20', 2000, 0]]],
    ['Birthday', 'IN', '2026-04-15', [['RAKHI20', 2000, 0]]],
    ['Birthday', 'GB', '2026-04-15', [['SPRING30', 3000, 0]]],
  ])('%s in %s on %s: %j', (_, country, date, offers) => {
    const shown = bannerFor({ country, date }).offers
    expect(shown.map((offer) => [offer.code, offer.basisPoints, offer.minimum])).toEqual(offers)
  })

  it('have a last day if the banner has an end, and none for the Welcome banner', () => {
    expect(bannerFor({ country: 'US', date: '2026-11-28' }).lastDay).toBe('2026-11-30')
    expect(bannerFor({ country: 'US', date: '2026-02-01' }).lastDay).toBeUndefined()
  })

  it('say "up to" only for Republic Day', () => {
    const upTo = seasons.filter(({ offers }) =>
      Object.values(offers).some((here) => here.some((offer) => offer.isUpTo === true)),
    )
    expect(upTo.map(({ id }) => id)).toEqual(['republic-day'])
  })
})

it('no country has two seasons on the same day, so the order of the seasons does not matter', () => {
  const clashes: string[] = []
  for (let date: IsoDate = '2022-01-01'; date < '2032-01-01'; date = addDays(date, 1)) {
    const year = Number(date.slice(0, 4))
    const here = seasons.filter(({ window }) => {
      const days = window(year)
      return days !== undefined && days[0] <= date && date <= days[1]
    })
    for (const country of countryCodes) {
      if (here.filter(({ offers }) => offers[country]).length > 1)
        clashes.push(`${country} ${date}`)
    }
  }
  expect(clashes).toEqual([])
})

it.each<[string, CountryCode, IsoDate, true | undefined]>([
  ['the launch', 'CA', '2026-10-01', true],
  ['Black Friday', 'US', '2026-11-27', undefined],
  ['no season', 'US', '2026-05-04', undefined],
])(
  'the offer of %s in %s on %s is limited by stock: %s (§3.8)',
  (_name, country, date, isLimited) => {
    expect(bannerFor({ country, date }).isLimited).toBe(isLimited)
  },
)
