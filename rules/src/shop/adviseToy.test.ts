import { describe, expect, it } from 'vitest'
import { adviseToy, type ToyQuestion } from './adviseToy.ts'

const toys = [
  { sku: 'orboot_mars', ages: { from: 6, to: 12 }, availability: 'in-stock' },
  { sku: 'orboot_dinos', ages: { from: 4, to: 10 }, availability: 'low' },
  { sku: 'orboot', ages: { from: 4, to: 10 }, availability: 'in-stock' },
] as const
const games = [
  { sku: 'tacto_laser', ages: { from: 8, to: 12 }, availability: 'in-stock' },
  { sku: 'tacto_chess', ages: { from: 6, to: 12 }, availability: 'in-stock' },
] as const

const anything: ToyQuestion = { age: 'allAge', love: undefined, device: undefined }

function advise(question: Partial<ToyQuestion>, from: Parameters<typeof adviseToy>[0] = toys) {
  return adviseToy(from, { ...anything, ...question }, 'US')
}

describe('adviseToy', () => {
  it('advises the most popular toy if the shopper asked for nothing, and two others', () => {
    expect(advise({})).toMatchObject({
      toy: { sku: 'orboot' },
      others: [{ sku: 'orboot_dinos' }, { sku: 'orboot_mars' }],
      isForLove: true,
    })
  })

  it('advises the best toy for what the child loves', () => {
    expect(advise({ love: 'dinosaurs' })).toMatchObject({
      toy: { sku: 'orboot_dinos' },
      isForLove: true,
    })
  })

  it('never advises a toy of another age: what the child loves gives way, and the advice says so', () => {
    expect(advise({ age: '4_6', love: 'space' })).toMatchObject({
      toy: { sku: 'orboot' },
      others: [{ sku: 'orboot_dinos' }],
      isForLove: false,
    })
    expect(advise({ age: '10_12' })).toMatchObject({ toy: { sku: 'orboot_mars' }, others: [] })
  })

  it('advises nothing that is out of stock', () => {
    const gone = [{ ...toys[0], availability: 'out-of-stock' }] as const
    expect(advise({}, gone)).toEqual({ answer: 'none' })
  })

  it('advises no toy that does not run on the device', () => {
    expect(advise({ device: 'phone' }, games)).toEqual({ answer: 'device' })
    expect(advise({ device: 'tablet' }, games)).toMatchObject({ answer: 'toy' })
    expect(advise({ love: 'thinking', device: 'phone' }, [...games, ...toys])).toMatchObject({
      toy: { sku: 'orboot' },
      isForLove: false,
    })
  })

  it('has no device to mind for a toy of no line', () => {
    const craft = { sku: 'dabble_marble_run', ages: { from: 6 }, availability: 'in-stock' } as const
    expect(advise({ device: 'phone' }, [craft])).toMatchObject({ toy: craft })
  })
})
