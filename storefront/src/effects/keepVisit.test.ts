// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { createVisit } from '../state/visit.ts'
import { keepVisit } from './keepVisit.ts'

/* The campaign that led here (§2.36). */

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

function arriveAt(search: string) {
  const visit = createVisit()
  keepVisit(visit, { localStorage, sessionStorage, location: { search } })
  return visit.state.utmSource
}

test('a visit keeps its source after reloads and on pages without one', () => {
  expect(arriveAt('?utm_source=instagram&cc=US')).toBe('instagram')
  expect(arriveAt('')).toBe('instagram')
  expect(arriveAt('?cc=IN')).toBe('instagram')
})

test('a link from elsewhere replaces the source', () => {
  arriveAt('?utm_source=instagram')
  expect(arriveAt('?utm_source=newsletter')).toBe('newsletter')
  expect(arriveAt('')).toBe('newsletter')
})

test('another visit has no source', () => {
  arriveAt('?utm_source=instagram')
  sessionStorage.clear()
  expect(arriveAt('')).toBeUndefined()
})

function visitAt(search: string) {
  const visit = createVisit()
  const stop = keepVisit(visit, { localStorage, sessionStorage, location: { search } })
  return { visit, stop, state: visit.state }
}

test('?banner=1 keeps the banner in sight, in later visits too (§3, showBannerForce)', () => {
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

test('a banner that is opened again stays in sight (showBannerForce)', async () => {
  const { visit, stop } = visitAt('')
  visit.closeBanner()
  visit.openBanner()
  await Promise.resolve()
  stop()
  expect(localStorage.getItem('showBannerForce')).toBe('true')
  expect(visitAt('').state).toMatchObject({ isBannerClosed: false, isBannerForced: true })
})

test('?banner=1 opens a banner that was closed', async () => {
  const { visit, stop } = visitAt('')
  visit.closeBanner()
  await Promise.resolve()
  stop()
  expect(visitAt('?banner=1').state.isBannerClosed).toBe(false)
  expect(visitAt('').state.isBannerClosed).toBe(false)
})

test('ignores an empty source and one that is too long', () => {
  expect(arriveAt('?utm_source=')).toBeUndefined()
  expect(arriveAt(`?utm_source=${'x'.repeat(129)}`)).toBeUndefined()
})
