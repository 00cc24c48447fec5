import { afterEach, describe, expect, it, vi } from 'vitest'
import { cutText, firstCharacter } from './characters.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('a browser without Intl.Segmenter cuts texts between code points', () => {
  vi.stubGlobal('Intl', {})
  expect(firstCharacter('🚀 Maya')).toBe('🚀')
  expect(cutText('ab🚀c', 3)).toBe('ab')
})

describe('the first character', () => {
  it.each([
    ['Maya', 'M'],
    ['🚀 Maya', '🚀'],
    ['👩‍🚀', '👩‍🚀'],
    ['a\u0308nne', 'a\u0308'],
    ['🇮🇳 Maya', '🇮🇳'],
    ['मीरा', 'मी'],
    ['', ''],
  ])('of %j is %j', (text, first) => {
    expect(firstCharacter(text)).toBe(first)
  })
})

describe('a cut text', () => {
  it.each([
    ['Maya', 4, 'Maya'],
    ['Maya', 3, 'May'],
    ['ab🚀', 3, 'ab'],
    ['ab🚀', 4, 'ab🚀'],
    ['ab🚀c', 4, 'ab🚀'],
    ['👩‍🚀', 4, ''],
    ['na\u0308', 2, 'n'],
  ])('%j, at most %i code units, is %j', (text, most, cut) => {
    expect(cutText(text, most)).toBe(cut)
  })
})
