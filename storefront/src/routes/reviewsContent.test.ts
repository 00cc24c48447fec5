import { expect, test } from 'vitest'
import { reviewsContent } from './reviewsContent.ts'
import { reviewsPaths } from '../seo/reviewsPaths.ts'

test.each(reviewsPaths)('%s shows no review of another toy (§2.68, §2.77)', (path) => {
  const { of, reviews } = reviewsContent(path)
  const own = of !== 'shop' && 'toy' in of ? of.toy.href : undefined
  const strangers = reviews.filter(({ about }) => own !== undefined && !own.startsWith(about.href))
  expect(strangers).toEqual([])
})

test('each country’s page has reviews to read, and the shop’s page has all of them', () => {
  const counts = ['', '/in', '/us', '/gb', '/ca', '/ae'].map(
    (end) => reviewsContent(`/reviews${end}`).reviews.length,
  )
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(4)
  expect(counts[0]).toBe(counts.slice(1).reduce((sum, count) => sum + count, 0))
})

test('the page of all reviews lists every toy, the most rated first', () => {
  const { toys = [], counts } = reviewsContent('/reviews')
  expect(toys).toHaveLength(21)
  expect(toys[0]).toMatchObject({ href: '/orboot/earth', reviewsHref: '/reviews/orboot/earth' })
  const fives = toys.reduce((sum, toy) => sum + toy.counts[5], 0)
  expect(fives).toBe(counts[5])
})

test('a country’s page has the reviews from there', () => {
  const { of, reviews, toys } = reviewsContent('/reviews/gb')
  expect(of).toEqual({ country: 'GB' })
  expect(new Set(reviews.map(({ country }) => country))).toEqual(new Set(['GB']))
  expect(toys).toBeUndefined()
})
