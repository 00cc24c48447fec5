import { countries, countryCodes, formatMoney, type CountryCode } from '@stemside/rules'
import { describe, expect, it } from 'vitest'
import { siteLinks } from '../../shell/navigation.ts'
import { appLines, deviceCompatibility } from './deviceCompatibility.ts'
import { deliveryIn } from './delivery.ts'
import { education } from './education.ts'
import { backerSteps, kickstarter } from './kickstarter.ts'
import { guarantee } from './guarantee.ts'
import { partLetterHref } from './letterSubjects.ts'
import { privacy } from './privacy.ts'
import { sampleNotes } from './sampleNotes.ts'
import { terms } from './terms.ts'
import type { PageMetaWords, TextPage } from './types.ts'

type AnyPage = Partial<TextPage> & { readonly meta: PageMetaWords }

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./*.ts', { eager: true })

function isPage(value: unknown): value is AnyPage {
  return typeof value === 'object' && value !== null && 'meta' in value
}

const pages = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isPage)
    .map((page) => ({ file, page })),
)

/** Every text of a page, however deep. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

/** Every link of a page, however deep. */
function linksOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'href' && typeof inner === 'string' ? [inner] : linksOf(inner),
  )
}

it('thirteen pages of information have a file with their texts', () => {
  expect(pages).toHaveLength(13)
})

const countryPages: readonly { file: string; page: AnyPage }[] = countryCodes.map((code) => ({
  file: `./delivery.ts in ${code}`,
  page: deliveryIn(code),
}))

describe.each([...pages, ...countryPages])('$file', ({ page }) => {
  it('has a title, a description and keywords (§2.18)', () => {
    expect(page.meta.title).toMatch(/^.{5,40}$/)
    expect(page.meta.description).toMatch(/^.{50,160}\.$/)
    expect(page.meta.keywords.length).toBeGreaterThan(2)
  })

  it('has sections with a heading, something to read, and an anchor of their own', () => {
    const sections = page.sections ?? []
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
    for (const { id, heading, paragraphs, points = [], table } of sections) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(heading).toMatch(/^.{3,50}$/)
      expect(paragraphs.length + points.length).toBeGreaterThan(0)
      for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.head.length ?? 0)
    }
  })

  it('uses typographic quotation marks, British spelling and no exclamation marks (§1.15)', () => {
    const text = textsOf(page).join(' ').replace('World Health Organization', 'WHO')
    expect(text).not.toMatch(/["'!]/)
    expect(text).not.toMatch(/\b(color|favorite|center|gray|math|organiz\w+|truck)\b/i)
  })

  it('links to pages of the shop that guests can use, and to sections that exist', () => {
    const known = new Set([...siteLinks('US').map(({ href }) => href), '/orboot/expansionpack'])
    const bySection: Readonly<Record<string, readonly string[]>> = {
      '/privacy': privacy.sections.map(({ id }) => id),
      '/tnc': terms.sections.map(({ id }) => id),
    }
    // A guest has orders and returns too, and finds them without an account.
    expect(linksOf(page).filter((href) => /^\/profile\/(orders|returns)/.test(href))).toEqual([])
    const wrong = linksOf(page).filter((href) => {
      const [address = '', section] = href.split('#')
      const [path = ''] = address.split('?')
      const isKnown = known.has(path) || path.startsWith('/blog/')
      return !isKnown || (section !== undefined && !bySection[path]?.includes(section))
    })
    expect(wrong).toEqual([])
  })
})

describe('what arrives broken or incomplete', () => {
  it.each([
    ['/guarantee', guarantee.sections.find(({ id }) => id === 'on-arrival')],
    ['/tnc', terms.sections.find(({ id }) => id === 'returns')],
  ])('may be sent back, or is mended with a piece: %s', (_, section) => {
    const hrefs = section?.links?.map(({ href }) => href)
    expect(hrefs).toEqual(expect.arrayContaining([partLetterHref, '/tracking']))
    expect(section?.paragraphs.join(' ')).toContain('at our cost')
  })
})

describe('/tnc', () => {
  it('gives the shipping that the rules charge (§9.35)', () => {
    const rows = terms.sections.find(({ id }) => id === 'delivery')?.table?.rows
    const order: readonly CountryCode[] = ['IN', 'US', 'GB', 'CA', 'AE']
    expect(rows).toEqual(
      order.map((code) => {
        const { name, shipping } = countries[code]
        return [name, formatMoney(shipping.freeFrom, code), formatMoney(shipping.charge, code)]
      }),
    )
  })
})

describe('/delivery', () => {
  it.each([
    ['US', '$49', '$5.99', '3 to 6', 'a Sunday or a Saturday'],
    ['IN', '₹999', '₹99', '3 to 6', 'a Sunday'],
    ['AE', 'AED 199', 'AED 20', '4 to 7', 'a Sunday or a Saturday'],
  ] as const)('gives cost and days of %s (§2.99)', (country, freeFrom, charge, days, rest) => {
    const text = textsOf(deliveryIn(country)).join(' ')
    expect(text).toContain(`free from ${freeFrom}. Below that it costs ${charge} for`)
    expect(text).toContain(`arrive ${days} working days after`)
    expect(text).toContain(`Nothing is delivered on ${rest}.`)
  })
})

describe('/kickstarter', () => {
  it('has words for each step of the backer flow, in their order (§2.3)', () => {
    expect(kickstarter.steps.map(({ step }) => step)).toEqual(backerSteps)
    const withoutAction = kickstarter.steps.filter(({ action }) => action === undefined)
    expect(withoutAction.map(({ step }) => step)).toEqual(['thanks'])
  })
})

describe('/education', () => {
  it.each(education.lessons)('$id has steps without gaps that fill its time', (lesson) => {
    const starts = lesson.steps.map(({ from }) => from)
    const ends = lesson.steps.map(({ to }) => to)
    expect(starts).toEqual([0, ...ends.slice(0, -1)])
    expect(ends.at(-1)).toBe(lesson.minutes)
  })

  it('says above the form within how many days the offer comes', () => {
    expect(education.lead).toContain('within two working days')
    expect(education.offer.text).toContain('within two working days')
  })

  it('offers the kits for counting and coding to classes from 8 to 10', () => {
    const eightToTen = education.classes.find(({ ages }) => ages.from === 8)
    expect(eightToTen?.toys.map(({ sku }) => sku)).toEqual(
      expect.arrayContaining(['plugo_count', 'plugo_coding']),
    )
  })

  it('has classes for all ages from 4 to 12', () => {
    const { classes } = education
    expect(classes.map(({ ages }) => ages.from)).toEqual([4, 6, 8, 10])
    expect(classes.map(({ ages }) => ages.to)).toEqual([6, 8, 10, 12])
  })
})

describe('/device-compatibility', () => {
  it('has words and needs for each line that has an app', () => {
    expect(deviceCompatibility.lines.map(({ line }) => line)).toEqual(appLines)
    for (const { inWords, needs } of deviceCompatibility.lines) {
      expect(inWords).toContain(`Android ${needs.android}`)
      expect(inWords).toMatch(new RegExp(`(iOS|iPadOS) ${needs.ios}`))
      expect(inWords.includes('GB')).toBe(needs.memory !== undefined)
      expect(inWords.includes(`${needs.inches?.to} inches`)).toBe(needs.inches !== undefined)
    }
  })

  it('lists each sample device once, and says that they are samples', () => {
    const models = deviceCompatibility.devices.map(({ maker, model }) => `${maker} ${model}`)
    expect(new Set(models).size).toBe(models.length)
    expect(deviceCompatibility.note).toBe(sampleNotes.devices)
  })
})
