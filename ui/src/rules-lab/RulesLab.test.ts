import { describe, expect, it } from 'vitest'
import { applyPreset, presets } from './presets.ts'
import { addressOf, argsOf, situationFrom, type Situation } from './situation.ts'
import { testRow } from './testRow.ts'
import { judge } from './verdict.ts'

const usual: Situation = {
  country: 'US',
  date: '2026-11-21',
  session: 'visitor',
  cart: {
    lines: [
      { sku: 'orboot_mars', quantity: 1 },
      { sku: 'plugo_link', quantity: 2 },
    ],
    gift: 'orboot_mars',
  },
  coupon: 'GIFT99',
  isCouponUsedUp: true,
  promisedCombos: ['engineer_pack'],
}
const { country, date, session } = usual
const where = { country, date, session }

describe('a situation in a URL', () => {
  it('survives a round trip', () => {
    expect(situationFrom(argsOf(usual), where)).toEqual(usual)
  })

  it.each(presets)('can express every preset: $name', (preset) => {
    const situation = applyPreset(usual, preset)
    expect(situationFrom(argsOf(situation), situation)).toEqual(situation)
  })

  it('has Storybook’s format: path, toolbar, arguments', () => {
    const { searchParams } = new URL(addressOf(usual, 'http://localhost:6006/'))
    expect(searchParams.get('path')).toBe('/story/rules-lab--lab')
    expect(searchParams.get('globals')).toBe('country:US;date:2026-11-21;session:visitor')
    expect(searchParams.get('args')).toBe(
      'cart:1 orboot_mars 2 plugo_link;coupon:GIFT99;gift:orboot_mars;isCouponUsedUp:!true;promisedCombos:engineer_pack',
    )
  })

  it.each(['99 orboot', '1.5 orboot', 'orboot', '-1 orboot', '1 orboot 20 orboot'])(
    'an edited cart of "%s" is an empty one',
    (cart) => {
      expect(situationFrom({ ...argsOf(usual), cart }, where).cart.lines).toEqual([])
    },
  )

  it('an invalid day becomes the default day', () => {
    expect(situationFrom(argsOf(usual), { ...where, date: '2026-02-30' }).date).toBe('2026-11-21')
  })
})

describe('a situation as a test row', () => {
  it('contains everything that the table needs, and omits default values', () => {
    const plain = { ...usual, coupon: 'none', isCouponUsedUp: false, promisedCombos: [] }
    const situation = { ...plain, cart: { lines: [{ sku: 'orboot', quantity: 1 }] } }
    expect(testRow(situation, judge(situation))).toBe(`{
  it: 'US, 1 orboot',
  country: 'US',
  cart: '1 orboot',
  totals: { listTotal: 4549, combos: 0, coupon: 0, shipping: 599, total: 5148 },
  violations: [],
},`)
  })

  it('contains gift, coupon, promised packs and violations if there are any', () => {
    const row = testRow(usual, judge(usual))
    expect(row).toContain("gift: 'orboot_mars',")
    expect(row).toContain("coupon: 'GIFT99',")
    expect(row).toContain('isCouponUsedUp: true,')
    expect(row).toContain("promisedCombos: ['engineer_pack'],")
    expect(row).toContain("violations: ['gamepads-short', 'combo-broken'],")
  })
})

describe('the verdict', () => {
  it('gives an unknown code the same sentence as a foreign one', () => {
    const unknown = judge({ ...usual, coupon: 'NOSUCHCODE' })
    const foreign = judge({ ...usual, coupon: 'RAKHI20' })
    expect(unknown.couponNote).toBe('Code not applied')
    expect(foreign.couponNote).toBe('Code not applied')
  })

  it('says that the automatic coupon saves more, and opens the minimum popup', () => {
    const { comparison, minimumPopup } = judge({
      ...usual,
      isCouponUsedUp: false,
      coupon: 'STEM20',
      cart: { lines: [{ sku: 'orboot', quantity: 1 }] },
    })
    expect(comparison).toBe('SPRING30 already saves you $13.65 more')
    expect(minimumPopup).toEqual({
      popup: 'coupon-error',
      message: 'Build a cart of $75 or more to use STEM20',
    })
  })

  it('opens the apply-coupon popup for a referral', () => {
    expect(judge({ ...usual, coupon: 'REF10' }).couponPopupAfter).toBe(2000)
    expect(judge({ ...usual, coupon: 'none' }).couponPopupAfter).toBeUndefined()
  })
})
