import { parse } from 'acorn'
import { expect, test } from 'vitest'
import { earlyScripts } from './earlyScript.ts'

test('the first inline script has only syntax that browsers of 2015 can read', () => {
  const [first = ''] = earlyScripts([])
  expect(first).toContain('noModule')
  expect(() => parse(first, { ecmaVersion: 2015 })).not.toThrow()
})
