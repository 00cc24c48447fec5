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

test('a visit keeps its source over reloads and pages without it', () => {
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

function isBannerForcedAt(search: string): boolean {
  const visit = createVisit()
  keepVisit(visit, { localStorage, sessionStorage, location: { search } })
  return visit.state.isBannerForced
}

test('?banner=1 keeps the banner in sight, in later visits too (§3, showBannerForce)', () => {
  expect(isBannerForcedAt('')).toBe(false)
  expect(isBannerForcedAt('?banner=1')).toBe(true)
  expect(localStorage.getItem('showBannerForce')).toBe('true')
  expect(isBannerForcedAt('')).toBe(true)
  localStorage.clear()
  expect(isBannerForcedAt('?banner=0')).toBe(false)
})

test('an empty source and an endless one are ignored', () => {
  expect(arriveAt('?utm_source=')).toBeUndefined()
  expect(arriveAt(`?utm_source=${'x'.repeat(129)}`)).toBeUndefined()
})
