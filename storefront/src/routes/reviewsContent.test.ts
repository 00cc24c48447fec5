import { expect, test } from 'vitest'
import { reviewsContent } from './reviewsContent.ts'
import { reviewsPaths } from '../seo/reviewsPaths.ts'

test.each(reviewsPaths)('%s shows no review of another toy (§2.68, §2.77)', (path) => {
  const { of, reviews } = reviewsContent(path)
  const own = of !== 'shop' && 'toy' in of ? of.toy.href : undefined
  const strangers = reviews.filter(({ about }) => own !== undefined && !own.startsWith(about.href))
  expect(strangers).toEqual([])
})

test('there are reviews to read on the page of the shop and of each country', () => {
  const counts = ['', '/in', '/us', '/gb', '/ca', '/ae'].map(
    (end) => reviewsContent(`/reviews${end}`).reviews.length,
  )
  expect(counts).toEqual([13, 3, 3, 2, 3, 2])
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
  expect(reviews.map(({ author }) => author)).toEqual([
    'Uncle of a seven-year-old, Bristol',
    'Mother of a five-year-old, Leeds',
  ])
  expect(toys).toBeUndefined()
})
