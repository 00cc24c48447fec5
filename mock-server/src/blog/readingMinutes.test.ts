import { expect, test } from 'vitest'
import { countWords, readingMinutes } from './readingMinutes.ts'

test('the reading time counts words, and no dashes or bullets', () => {
  expect(countWords('- One apple – two *pears*\n\n## 3')).toBe(5)
  expect(countWords('')).toBe(0)
})

test.each([
  [0, 1],
  [200, 1],
  [299, 1],
  [300, 2],
  [700, 4],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes('word '.repeat(words))).toBe(minutes)
})
