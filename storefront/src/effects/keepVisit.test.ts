// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { createVisit } from '../state/visit.ts'
import { keepVisit } from './keepVisit.ts'

/* The campaign that the visit came from (§2.36). */

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

function arriveAt(search: string) {
  const visit = createVisit()
  keepVisit(visit, { localStorage, sessionStorage, location: { search } })
  return visit.state.utmSource
}

test('the visit’s source stays after a reload and on pages without one', () => {
  expect(arriveAt('?utm_source=instagram&cc=US')).toBe('instagram')
  expect(arriveAt('')).toBe('instagram')
  expect(arriveAt('?cc=IN')).toBe('instagram')
})

test('another link replaces the source of the visit', () => {
  arriveAt('?utm_source=instagram')
  expect(arriveAt('?utm_source=newsletter')).toBe('newsletter')
  expect(arriveAt('')).toBe('newsletter')
})

function campaignAt(search: string) {
  const visit = createVisit()
  keepVisit(visit, { localStorage, sessionStorage, location: { search } })
  const { utmSource, utmMedium, utmCampaign, utmId } = visit.state
  return { utmSource, utmMedium, utmCampaign, utmId }
}

test('a visit keeps all four parameters; a link with fewer forgets the others (§2.36)', () => {
  const all = {
    utmSource: 'newsletter',
    utmMedium: 'email & more',
    utmCampaign: 'june',
    utmId: '42',
  }
  const query = new URLSearchParams({
    utm_source: all.utmSource,
    utm_medium: all.utmMedium,
    utm_campaign: all.utmCampaign,
    utm_id: all.utmId,
  })
  expect(campaignAt(`?${query.toString()}`)).toEqual(all)
  expect(campaignAt('')).toEqual(all)
  const later = {
    utmSource: undefined,
    utmMedium: undefined,
    utmCampaign: 'july',
    utmId: undefined,
  }
  expect(campaignAt('?utm_campaign=july')).toEqual(later)
  expect(campaignAt('')).toEqual(later)
})

test('another visit starts without a source', () => {
  arriveAt('?utm_source=instagram')
  sessionStorage.clear()
  expect(arriveAt('')).toBeUndefined()
})

function visitAt(search: string) {
  const visit = createVisit()
  const stop = keepVisit(visit, { localStorage, sessionStorage, location: { search } })
  return { visit, stop, state: visit.state }
}

test('?banner=1 keeps the banner visible, in later visits too (§3, showBannerForce)', () => {
  expect(visitAt('').state.isBannerForced).toBe(false)
  expect(visitAt('?banner=1').state.isBannerForced).toBe(true)
  expect(localStorage.getItem('showBannerForce')).toBe('true')
  expect(visitAt('').state.isBannerForced).toBe(true)
  localStorage.clear()
  expect(visitAt('?banner=0').state.isBannerForced).toBe(false)
})

test('a closed banner stays closed for the visit, and clears showBannerForce', async () => {
  const { visit, stop } = visitAt('?banner=1')
  visit.closeBanner()
  await Promise.resolve()
  stop()
  expect(localStorage.getItem('showBannerForce')).toBeNull()
  expect(visitAt('').state).toMatchObject({ isBannerClosed: true, isBannerForced: false })
  sessionStorage.clear()
  expect(visitAt('').state.isBannerClosed).toBe(false)
})

test('a reopened banner stays visible (showBannerForce)', async () => {
  const { visit, stop } = visitAt('')
  visit.closeBanner()
  visit.openBanner()
  await Promise.resolve()
  stop()
  expect(localStorage.getItem('showBannerForce')).toBe('true')
  expect(visitAt('').state).toMatchObject({ isBannerClosed: false, isBannerForced: true })
})

test('?banner=1 opens a closed banner', async () => {
  const { visit, stop } = visitAt('')
  visit.closeBanner()
  await Promise.resolve()
  stop()
  expect(visitAt('?banner=1').state.isBannerClosed).toBe(false)
  expect(visitAt('').state.isBannerClosed).toBe(false)
})

test('an empty source and one that is too long are ignored', () => {
  expect(arriveAt('?utm_source=')).toBeUndefined()
  expect(arriveAt(`?utm_source=${'x'.repeat(129)}`)).toBeUndefined()
})
