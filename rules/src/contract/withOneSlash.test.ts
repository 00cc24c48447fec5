import { describe, expect, it } from 'vitest'
import { withOneSlash } from './withOneSlash.ts'

describe('a path with one slash at its start', () => {
  it.each([
    ['/', '/'],
    ['/shop//x', '/shop//x'],
    ['//', '/'],
    ['//orboot/earth', '/orboot/earth'],
    ['/\\evil.example', '/evil.example'],
    ['/%2F%5c/%5C%2fevil.example', '/evil.example'],
    ['/\t/evil.example', '/evil.example'],
    ['/%252fx', '/%252fx'],
    ['http://evil.example//x', 'http://evil.example//x'],
  ])('%s becomes %s', (path, plain) => {
    expect(withOneSlash(path)).toBe(plain)
  })
})
