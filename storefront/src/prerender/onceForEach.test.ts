import { expect, test, vi } from 'vitest'
import { onceForEach } from './onceForEach.ts'

test('computes once for each text, also if a result is empty', () => {
  const upper = vi.fn<(text: string) => string>((text) => text.toUpperCase())
  const once = onceForEach(upper)
  expect(['a', 'b', 'a', '', ''].map((text) => once(text))).toEqual(['A', 'B', 'A', '', ''])
  expect(upper.mock.calls).toEqual([['a'], ['b'], ['']])
})
