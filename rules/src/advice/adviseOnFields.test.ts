import { describe, expect, it } from 'vitest'
import { adviseOnFields } from './adviseOnFields.ts'

describe('advice about valid answers (§5.17)', () => {
  it('stands at the field that it is about', () => {
    const values = { email: 'maya@gmial.com', line1: '12', state: 'Texas', postcode: '94107' }
    expect(adviseOnFields('US', values)).toEqual({
      email: { text: 'Did you mean maya@gmail.com?', replacement: 'maya@gmail.com' },
      line1: { text: 'Add the street, so that the parcel finds you.' },
      postcode: { text: '94107 is a ZIP code in California. Is the state right?' },
    })
  })

  it('stands at each email address of an e-gift (§2.5)', () => {
    const values = { recipientEmail: 'ada@gmial.com', senderEmail: 'maya@gmail.con' }
    expect(adviseOnFields('GB', values)).toEqual({
      recipientEmail: { text: 'Did you mean ada@gmail.com?', replacement: 'ada@gmail.com' },
      senderEmail: { text: 'Did you mean maya@gmail.com?', replacement: 'maya@gmail.com' },
    })
  })

  it.each([
    ['an empty form', {}],
    ['an address with a street', { line1: '12 Sample Street' }],
    ['an address in another script', { line1: '12 एमजी रोड' }],
    ['a street in the second line', { line1: '12', line2: 'Sample Street' }],
    ['only spaces', { line1: ' ', line2: '12' }],
  ])('says nothing about %s', (_, values) => {
    expect(adviseOnFields('IN', values)).toEqual({})
  })
})
