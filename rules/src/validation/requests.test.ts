import { describe, expect, it } from 'vitest'
import { says } from '../../fixtures/says.ts'
import { backerForm, contactForm, eGiftForm, returnForm } from './requests.ts'

const long = 'a'.repeat(10_000)

describe('contact (§2.11)', () => {
  const letter = {
    name: 'Ada Sample',
    email: 'ada@example.com',
    message: 'Is there a globe of Venus?',
  }
  it.each<[string, object, object]>([
    ['all is well', {}, {}],
    ['no name', { name: '' }, { name: 'This field is mandatory' }],
    ['no e-mail', { email: '' }, { email: 'Enter your email address' }],
    ['a bad e-mail', { email: 'ada@' }, { email: 'Please enter a valid email id!' }],
    ['nothing to say', { message: '  ' }, { message: 'This field is mandatory' }],
    ['too much to say', { message: long }, { message: 'Please use at most 2000 characters' }],
  ])('%s', (_, change, expected) => {
    expect(says(contactForm, letter, change)).toEqual(expected)
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
  ])('%s', (_, change, expected) => {
    expect(says(returnForm, request, change)).toEqual(expected)
  })

  it.each([-1, 1.5, 21, NaN])('%s units are none', (count) => {
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
  }
  it.each<[string, object, object]>([
    ['all is well', {}, {}],
    ['a greeting', { message: 'Happy birthday!' }, {}],
    ['no amount', { amount: undefined }, { amount: 'Please choose an amount' }],
    ['an amount of one’s own', { amount: 51_00 }, { amount: 'Please choose an amount' }],
    ['India’s amount', { amount: 1999_00 }, { amount: 'Please choose an amount' }],
    ['for nobody', { recipientName: '' }, { recipientName: 'This field is mandatory' }],
    ['no e-mail', { recipientEmail: '' }, { recipientEmail: 'Enter your email address' }],
    [
      'a bad e-mail',
      { recipientEmail: 'ben@' },
      { recipientEmail: 'Please enter a valid email id!' },
    ],
    ['from nobody', { senderName: ' ' }, { senderName: 'This field is mandatory' }],
    ['too long a greeting', { message: long }, { message: 'Please use at most 500 characters' }],
  ])('%s', (_, change, expected) => {
    expect(says(eGiftForm('US'), gift, change)).toEqual(expected)
  })

  it('has amounts of its own in India', () => {
    expect(says(eGiftForm('IN'), gift, { amount: 1999_00 })).toEqual({})
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
    ['no e-mail', { email: '' }, { email: 'Enter your email address' }],
    ['a bad e-mail', { email: '@' }, { email: 'Please enter a valid email id!' }],
  ])('%s', (_, change, expected) => {
    expect(says(backerForm, backer, change)).toEqual(expected)
  })
})
