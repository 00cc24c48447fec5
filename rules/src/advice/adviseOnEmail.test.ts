import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adviseOnEmail } from './adviseOnEmail.ts'

describe('an email address with a slip (§5.10)', () => {
  it.each([
    ['maya@gmial.com', 'maya@gmail.com'],
    ['maya@gmai.com', 'maya@gmail.com'],
    ['maya@gmaill.com', 'maya@gmail.com'],
    ['maya@gnail.com', 'maya@gmail.com'],
    ['maya@gmail.con', 'maya@gmail.com'],
    ['maya@gmial.con', 'maya@gmail.com'],
    ['maya@gmail.co', 'maya@gmail.com'],
    ['maya@yahoo.cm', 'maya@yahoo.com'],
    ['maya@hotmial.com', 'maya@hotmail.com'],
    ['maya@outlok.com', 'maya@outlook.com'],
    ['maya@rediffmai.com', 'maya@rediffmail.com'],
    ['maya@mail.sample.con', 'maya@mail.sample.com'],
    [' Maya.S+toys@GMIAL.com ', 'Maya.S+toys@gmail.com'],
  ])('%s: asks whether it is %s', (typed, replacement) => {
    expect(adviseOnEmail(typed)).toEqual({ text: `Did you mean ${replacement}?`, replacement })
  })

  it.each([
    'maya@gmail.com',
    'MAYA@GMAIL.COM',
    'maya@ymail.com',
    'maya@mail.com',
    'maya@email.com',
    'maya@yahoo.co.in',
    'maya@yahoo.ca',
    'maya@hotmail.fr',
    'maya@gmial.org',
    'maya@gmial.co',
    'maya@gamil-toys.com',
    'maya@example.co',
    'maya@googlemail.de',
    'maya@gmail',
    'gmial.com',
    '',
  ])('says nothing about "%s"', (typed) => {
    expect(adviseOnEmail(typed)).toBeUndefined()
  })

  const wrongKey = fc.tuple(
    fc.constantFrom('gmail', 'hotmail', 'outlook', 'icloud', 'protonmail'),
    fc.nat(),
    fc.stringMatching(/^[a-z]$/),
    fc.constantFrom('replace', 'insert', 'leave out', 'swap'),
  )

  it('finds every slip of one key after the first letter, and its answer raises no doubt', () => {
    fc.assert(
      fc.property(wrongKey, ([name, seed, letter, kind]) => {
        const at = 1 + (seed % (name.length - 1))
        const before = name.slice(0, at)
        const [key = '', next = ''] = name.slice(at)
        const after = name.slice(at + 1)
        const typed = {
          replace: before + letter + after,
          insert: before + letter + key + after,
          'leave out': before + after,
          swap: before + next + key + after.slice(1),
        }[kind]
        const meant = `maya@${name}.com`
        fc.pre(typed !== name)
        expect(adviseOnEmail(`maya@${typed}.com`)?.replacement).toBe(meant)
        expect(adviseOnEmail(meant)).toBeUndefined()
      }),
    )
  })

  it('answers with a domain that raises no doubt itself', () => {
    const address = fc
      .tuple(fc.stringMatching(/^[a-z]{3,9}$/), fc.constantFrom('com', 'con', 'co', 'cm', 'in'))
      .map(([name, ending]) => `maya@${name}.${ending}`)
    fc.assert(
      fc.property(address, (typed) => {
        const meant = adviseOnEmail(typed)?.replacement ?? ''
        expect(adviseOnEmail(meant)).toBeUndefined()
      }),
    )
  })
})
