import { describe, expect, it } from 'vitest'
import { adviseToy, type FinderAnswers } from './adviseToy.ts'

const toys = [
  { sku: 'orboot_mars', ages: { from: 6, to: 12 }, availability: 'in-stock' },
  { sku: 'orboot_dinos', ages: { from: 4, to: 10 }, availability: 'low' },
  { sku: 'orboot', ages: { from: 4, to: 10 }, availability: 'in-stock' },
] as const
const games = [
  { sku: 'tacto_laser', ages: { from: 8, to: 12 }, availability: 'in-stock' },
  { sku: 'tacto_chess', ages: { from: 6, to: 12 }, availability: 'in-stock' },
] as const

const anything: FinderAnswers = { age: 'allAge', interest: undefined, device: undefined }

function advise(answers: Partial<FinderAnswers>, from: Parameters<typeof adviseToy>[0] = toys) {
  return adviseToy(from, { ...anything, ...answers }, 'US')
}

describe('adviseToy', () => {
  it('the advice without any answer is the country’s most popular toy, with two others', () => {
    expect(advise({})).toMatchObject({
      toy: { sku: 'orboot' },
      others: [{ sku: 'orboot_dinos' }, { sku: 'orboot_mars' }],
      matchesInterest: true,
    })
  })

  it('the advice for an interest is the first toy that is listed for it', () => {
    expect(advise({ interest: 'dinosaurs' })).toMatchObject({
      toy: { sku: 'orboot_dinos' },
      matchesInterest: true,
    })
  })

  it('if no toy for the interest fits the age, the advice is a toy of the right age', () => {
    expect(advise({ age: '4_6', interest: 'space' })).toMatchObject({
      toy: { sku: 'orboot' },
      others: [{ sku: 'orboot_dinos' }],
      matchesInterest: false,
    })
    expect(advise({ age: '10_12' })).toMatchObject({ toy: { sku: 'orboot_mars' }, others: [] })
  })

  it('a toy that is out of stock is never advised', () => {
    const gone = [{ ...toys[0], availability: 'out-of-stock' }] as const
    expect(advise({}, gone)).toEqual({ answer: 'none' })
  })

  it('a toy that does not run on the device is never advised', () => {
    expect(advise({ device: 'phone' }, games)).toEqual({ answer: 'device' })
    expect(advise({ device: 'tablet' }, games)).toMatchObject({ answer: 'toy' })
    expect(advise({ interest: 'thinking', device: 'phone' }, [...games, ...toys])).toMatchObject({
      toy: { sku: 'orboot' },
      matchesInterest: false,
    })
  })

  it('a toy without an app is advised for any device', () => {
    const craft = { sku: 'dabble_marble_run', ages: { from: 6 }, availability: 'in-stock' } as const
    expect(advise({ device: 'phone' }, [craft])).toMatchObject({ toy: craft })
  })
})
