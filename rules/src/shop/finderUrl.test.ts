import { describe, expect, it } from 'vitest'
import { finderParameters, finderAnswersFrom } from './finderUrl.ts'

const read = (search: string) => {
  const parameters = new URLSearchParams(search)
  return finderAnswersFrom((name) => parameters.get(name))
}

describe('the answers to a toy finder in an address', () => {
  it.each([
    '',
    'age=4_6',
    'interest=space',
    'device=tablet',
    'age=8_10&interest=coding&device=phone',
  ])('come back as they were: "%s"', (search) => {
    const written = new URLSearchParams(Object.fromEntries(finderParameters(read(search))))
    expect(written.toString()).toBe(search)
  })

  it('leave out what is unknown', () => {
    expect(read('age=99&interest=money&device=fridge&cc=IN')).toEqual({
      age: 'allAge',
      interest: undefined,
      device: undefined,
    })
  })
})
