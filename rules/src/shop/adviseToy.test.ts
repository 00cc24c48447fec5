import { describe, expect, it } from 'vitest'
import { adviseToy, type ToyQuestion } from './adviseToy.ts'

const toys = [
  { sku: 'orboot_mars', ages: { from: 6, to: 12 }, availability: 'in-stock' },
  { sku: 'orboot_dinos', ages: { from: 4, to: 10 }, availability: 'low' },
  { sku: 'orboot', ages: { from: 4, to: 10 }, availability: 'in-stock' },
] as const

const anything: ToyQuestion = { line: 'orboot', age: 'allAge', skus: [], device: undefined }

function advise(question: Partial<ToyQuestion>, from: Parameters<typeof adviseToy>[0] = toys) {
  return adviseToy(from, { ...anything, ...question }, 'US')
}

describe('adviseToy', () => {
  it('advises the most popular toy if the shopper asked for nothing', () => {
    expect(advise({})).toMatchObject({ toy: { sku: 'orboot' }, trainsSkill: true })
  })

  it('advises the best toy for the skill', () => {
    expect(advise({ skus: ['orboot_dinos', 'orboot'] })).toMatchObject({
      toy: { sku: 'orboot_dinos' },
      trainsSkill: true,
    })
  })

  it('never advises a toy of another age: the skill gives way, and the advice says so', () => {
    expect(advise({ age: '4_6', skus: ['orboot_mars'] })).toMatchObject({
      toy: { sku: 'orboot' },
      trainsSkill: false,
    })
    expect(advise({ age: '10_12' })).toMatchObject({ toy: { sku: 'orboot_mars' } })
  })

  it('advises nothing that is out of stock', () => {
    const gone = [{ ...toys[0], availability: 'out-of-stock' }] as const
    expect(advise({}, gone)).toEqual({ answer: 'none' })
  })

  it('advises no toy that does not run on the device', () => {
    expect(advise({ line: 'tacto', device: 'phone' })).toEqual({ answer: 'device' })
    expect(advise({ line: 'tacto', device: 'tablet' })).toMatchObject({ answer: 'toy' })
    expect(advise({ line: 'orboot', device: 'phone' })).toMatchObject({ answer: 'toy' })
  })
})
