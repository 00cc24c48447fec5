import { parse } from 'acorn'
import { expect, test } from 'vitest'
import { earlyScripts } from './earlyScript.ts'

test('the first inline script uses no syntax that is newer than ES2015', () => {
  const [first = ''] = earlyScripts([])
  expect(first).toContain('noModule')
  expect(() => parse(first, { ecmaVersion: 2015 })).not.toThrow()
})
