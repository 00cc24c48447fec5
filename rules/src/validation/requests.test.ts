import { describe, expect, it } from 'vitest'
import { says } from '../../fixtures/says.ts'
import { backerForm, contactForm, eGiftForm, returnForm, schoolForm } from './requests.ts'

const long = 'a'.repeat(10_000)

describe('contact (§2.11)', () => {
  const letter = {
    name: 'Ada Sample',
    email: 'ada@example.com',
    subject: 'A question before buying',
    message: 'Is there a globe of Venus?',
  }
  it.each<[string, object, object]>([
    ['all is well', {}, {}],
    ['no name', { name: '' }, { name: 'This field is mandatory' }],
    ['no email', { email: '' }, { email: 'Enter your email address' }],
    ['a bad email', { email: 'ada@' }, { email: 'Please enter a valid email id!' }],
    ['no subject', { subject: '' }, { subject: 'This field is mandatory' }],
    ['nothing to say', { message: '  ' }, { message: 'This field is mandatory' }],
    ['too much to say', { message: long }, { message: 'Please use at most 2000 characters' }],
  ])('%s: $2', (_, change, expected) => {
    expect(says(contactForm, letter, change)).toEqual(expected)
  })
})

describe('a school’s request for an offer (§2.11)', () => {
  const request = {
    name: 'Ada Sample',
    email: 'ada@example.com',
    school: 'Hill School, Canada',
    children: '28 children, 7 to 8',
    wish: 'Geography',
  }
  const mandatory = 'This field is mandatory'
  it.each<[string, object, object]>([
    ['all is well', {}, {}],
    ['devices too', { devices: '5 iPads' }, {}],
    ['no school', { school: ' ' }, { school: mandatory }],
    ['no children', { children: '' }, { children: mandatory }],
    ['no wish', { wish: '' }, { wish: mandatory }],
    ['too long a wish', { wish: long }, { wish: 'Please use at most 1000 characters' }],
    ['too many devices', { devices: long }, { devices: 'Please use at most 300 characters' }],
  ])('%s: $2', (_, change, expected) => {
    expect(says(schoolForm, request, change)).toEqual(expected)
  })
})

describe('a return (§4.37)', () => {
  const request = { orderId: 'ST-1001', units: { orboot: 1 }, reason: 'damaged' }
  const nothing = { units: 'Please choose what comes back' }
  it.each<[string, object, object]>([
    ['all is well', {}, {}],
    ['one of two skus', { units: { orboot: 0, tacto_chess: 2 } }, {}],
    ['a word about it', { comment: 'The stand is cracked' }, {}],
    ['no order', { orderId: '' }, { orderId: 'Enter your order number' }],
    ['no units', { units: { orboot: 0 } }, nothing],
    ['nothing chosen', { units: {} }, nothing],
    ['nothing sent', { units: undefined }, nothing],
    ['no reason', { reason: '' }, { reason: 'Please choose a reason' }],
    ['a reason of one’s own', { reason: 'bored' }, { reason: 'Please choose a reason' }],
    ['too many words', { comment: long }, { comment: 'Please use at most 1000 characters' }],
  ])('%s: $2', (_, change, expected) => {
    expect(says(returnForm, request, change)).toEqual(expected)
  })

  it.each([-1, 1.5, 21, NaN])('%s units are refused', (count) => {
    expect(says(returnForm, request, { units: { tacto_chess: 1, orboot: count } })).toEqual({
      'units.orboot': 'Please choose what comes back',
    })
  })
})

describe('an e-gift (§2.5)', () => {
  const gift = {
    amount: 50_00,
    recipientName: 'Ben Sample',
    recipientEmail: 'ben@example.com',
    senderName: 'Ada Sample',
    senderEmail: 'ada@example.com',
    design: 'birthday',
    deliverOn: '2026-12-24',
  }
  const form = eGiftForm('US', '2026-11-23')
  it.each<[string, object, object]>([
    ['all is well', {}, {}],
    ['a greeting', { message: 'Happy birthday!' }, {}],
    ['no amount', { amount: undefined }, { amount: 'Please choose an amount' }],
    ['an amount of one’s own', { amount: 51_00 }, { amount: 'Please choose an amount' }],
    ['India’s amount', { amount: 1999_00 }, { amount: 'Please choose an amount' }],
    ['for nobody', { recipientName: '' }, { recipientName: 'This field is mandatory' }],
    ['no email', { recipientEmail: '' }, { recipientEmail: 'Enter your email address' }],
    [
      'a bad email',
      { recipientEmail: 'ben@' },
      { recipientEmail: 'Please enter a valid email id!' },
    ],
    [
      'without an address for the receipt',
      { senderEmail: '' },
      { senderEmail: 'Enter your email address' },
    ],
    ['from nobody', { senderName: ' ' }, { senderName: 'This field is mandatory' }],
    ['no design', { design: undefined }, { design: 'Please choose a design' }],
    ['a design of one’s own', { design: 'neon' }, { design: 'Please choose a design' }],
    ['today', { deliverOn: '2026-11-23' }, {}],
    ['a year ahead', { deliverOn: '2027-11-23' }, {}],
    ['no day', { deliverOn: '' }, { deliverOn: 'Please choose a day' }],
    ['nothing for a day', { deliverOn: undefined }, { deliverOn: 'Please choose a day' }],
    ['30 February', { deliverOn: '2027-02-30' }, { deliverOn: 'Please choose a day' }],
    [
      'yesterday',
      { deliverOn: '2026-11-22' },
      { deliverOn: 'This day is over. Please choose another.' },
    ],
    [
      'more than a year ahead',
      { deliverOn: '2027-11-24' },
      { deliverOn: 'Please choose a day within the next year.' },
    ],
    ['too long a greeting', { message: long }, { message: 'Please use at most 500 characters' }],
  ])('%s: $2', (_, change, expected) => {
    expect(says(form, gift, change)).toEqual(expected)
  })

  it('has amounts of its own in India', () => {
    expect(says(eGiftForm('IN', '2026-11-23'), gift, { amount: 1999_00 })).toEqual({})
  })
})

describe('a backer (§2.3)', () => {
  const backer = { backerNumber: '1024', email: 'ada@example.com' }
  it.each<[string, object, object]>([
    ['all is well', {}, {}],
    ['no number', { backerNumber: '' }, { backerNumber: 'Enter your backer number' }],
    [
      'an endless one',
      { backerNumber: long },
      { backerNumber: 'Please use at most 20 characters' },
    ],
    ['no email', { email: '' }, { email: 'Enter your email address' }],
    ['a bad email', { email: '@' }, { email: 'Please enter a valid email id!' }],
  ])('%s: $2', (_, change, expected) => {
    expect(says(backerForm, backer, change)).toEqual(expected)
  })
})
