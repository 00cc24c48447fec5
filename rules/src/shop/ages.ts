/** Ages in years; without `to`, "4+". */
export interface Ages {
  readonly from: number
  readonly to?: number
}

/** The shop's age bands. Source: §2.63. */
export const ageBands = ['allAge', '4_6', '6_8', '8_10', '10_12'] as const
export type AgeBand = (typeof ageBands)[number]

const bandAges: Readonly<Record<AgeBand, Ages>> = {
  allAge: { from: 0 },
  '4_6': { from: 4, to: 6 },
  '6_8': { from: 6, to: 8 },
  '8_10': { from: 8, to: 10 },
  '10_12': { from: 10, to: 12 },
}

/** The bands of an age, without "all ages". */
export const childAges = ageBands.filter((band) => band !== 'allAge')

export const ageBandLabels: Readonly<Record<AgeBand, string>> = {
  allAge: 'All ages',
  '4_6': '4–6 years',
  '6_8': '6–8 years',
  '8_10': '8–10 years',
  '10_12': '10–12 years',
}

/** Whether a toy's ages and a band share more than an end point: 4–10 fits 8–10, and not 10–12. */
export function fitsAge(ages: Ages, band: AgeBand): boolean {
  const wanted = bandAges[band]
  return (
    ages.from < (wanted.to ?? Number.POSITIVE_INFINITY) &&
    (ages.to ?? Number.POSITIVE_INFINITY) > wanted.from
  )
}

/** The catalogue's `ageType`: "4+", "4-10". Undefined for anything else. */
export function parseAges(text: string): Ages | undefined {
  const match = /^(\d{1,2})(?:\+|[-–](\d{1,2}))$/.exec(text.trim())
  if (match === null) return undefined
  const from = Number(match[1])
  if (match[2] === undefined) return { from }
  const to = Number(match[2])
  return to > from ? { from, to } : undefined
}
