import { parse } from 'acorn'
import { expect, test } from 'vitest'
import { earlyScripts } from './earlyScript.ts'

test('a browser that knows only ES2015 can read the first inline script', () => {
  const [first = ''] = earlyScripts([])
  expect(first).toContain('noModule')
  expect(() => parse(first, { ecmaVersion: 2015 })).not.toThrow()
})
