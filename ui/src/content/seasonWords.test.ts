import { expect, test } from 'vitest'
import { everyHero } from '../banners/SeasonHero/SeasonHero.fixtures.ts'
import { seasonOf, seasons } from '../themes/seasons.ts'

test('every season but the default belongs to a banner', () => {
  expect(new Set(everyHero.map(({ banner }) => seasonOf(banner.id)))).toEqual(new Set(seasons))
})

test('the Welcome banner does not change the look of the page', () => {
  expect(seasonOf('welcome')).toBe('default')
  expect(seasonOf('holiday')).toBe('holiday')
})

test('no heading contains an amount, because Gabarito has no ₹', () => {
  const amounts = everyHero.filter(({ words }) => /[₹$£%]|AED/u.test(words.heading))
  expect(amounts).toEqual([])
})

function schoolTextIn(country: string): string | undefined {
  const hero = everyHero.find(
    (one) => one.banner.id === 'back-to-school' && one.country === country,
  )
  return hero?.words.text
}

test('the words of back to school differ in India, where schools begin in June', () => {
  expect(schoolTextIn('IN')).toContain('rains')
  expect(schoolTextIn('US')).toContain('homework')
})
