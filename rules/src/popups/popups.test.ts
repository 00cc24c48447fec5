import { describe, expect, it } from 'vitest'
import { pagesWithoutCouponPopup } from '../pageParts.ts'
import { couponPopupDelay, type CouponPopupMoment } from './couponPopup.ts'
import { exitPopupTrigger, mayShowExitPopup, type ExitPopupVisit } from './exitPopup.ts'

describe('the apply-coupon popup (§4.30, §9.7, §9.16)', () => {
  const moment: CouponPopupMoment = {
    path: '/shop',
    arrival: 'load',
    couponCode: 'REF10',
    wasShown: false,
  }

  it.each<[string, Partial<CouponPopupMoment>, number | undefined]>([
    ['after loading with a referral coupon', {}, 2000],
    ['after a route change', { arrival: 'route-change' }, 1000],
    ['with another coupon', { couponCode: 'SPRING30' }, undefined],
    ['in India', { couponCode: 'REF400' }, 2000],
    ['already shown', { wasShown: true }, undefined],
    ['on the home page', { path: '/' }, 2000],
    ['on a blog post', { path: '/blog/why-globes-wobble' }, undefined],
    ['on a page that only begins like one', { path: '/gifts' }, 2000],
    ['on the gift page with a query', { path: '/gift?to=ada' }, undefined],
    ['on an order’s thank-you page', { path: '/thankyou/ST-1' }, undefined],
  ])('%s: the delay is $2', (_, change, delay) => {
    expect(couponPopupDelay({ ...moment, ...change })).toBe(delay)
  })

  it('does not open without a coupon', () => {
    const { couponCode: _, ...bare } = moment
    expect(couponPopupDelay(bare)).toBeUndefined()
  })

  it.each(pagesWithoutCouponPopup)('never opens on /%s', (page) => {
    expect(couponPopupDelay({ ...moment, path: `/${page}` })).toBeUndefined()
  })

  it('does not open on the eleven pages of the specification', () => {
    expect(pagesWithoutCouponPopup.toSorted()).toEqual([
      '2021-product-range',
      'about-us',
      'blog',
      'careers',
      'contact-us',
      'gift',
      'press-kit',
      'privacy',
      'thankyou',
      'tnc',
      'tracking',
    ])
  })
})

describe('the exit popup (§4.46, §4.47, §9.6)', () => {
  const visit: ExitPopupVisit = {
    path: '/shop',
    country: 'NZ',
    isSignedIn: false,
    isClosed: false,
    isEmailSubmitted: false,
    wasShown: false,
  }

  it.each<[string, Partial<ExitPopupVisit>, boolean]>([
    ['a visitor from elsewhere', {}, true],
    ['with another coupon', { couponCode: 'WELCOME10' }, true],
    ['with TRY20 applied', { couponCode: 'TRY20' }, false],
    ['closed before', { isClosed: true }, false],
    ['email given', { isEmailSubmitted: true }, false],
    ['signed in', { isSignedIn: true }, false],
    ['shown in this session', { wasShown: true }, false],
    ['at checkout', { path: '/checkout/guest' }, false],
    ['on the thank-you page', { path: '/thankyou' }, false],
    ['among the storybooks', { path: '/storybooks' }, false],
    ['India', { country: 'IN' }, false],
    ['the US', { country: 'US' }, false],
    ['the Emirates', { country: 'AE' }, false],
    ['Canada', { country: 'CA' }, false],
    ['the UK', { country: 'GB' }, false],
  ])('%s, it opens: $2', (_, change, may) => {
    expect(mayShowExitPopup({ ...visit, ...change })).toBe(may)
  })

  it.each([
    ['a phone', 390, { kind: 'time-or-route-change', afterMs: 15_000 }],
    ['just below the breakpoint', 1199, { kind: 'time-or-route-change', afterMs: 15_000 }],
    ['a wide page', 1200, { kind: 'mouse-leaves' }],
  ])('opens on %s by its own trigger', (_, width, trigger) => {
    expect(exitPopupTrigger(width)).toEqual(trigger)
  })
})
