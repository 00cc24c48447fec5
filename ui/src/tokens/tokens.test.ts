import { describe, expect, test } from 'vitest'
import { seasons } from '../themes/seasons.ts'
import { contrast, contrastPairs } from './contrast.ts'
import { toDesignTokens } from './designTokens.ts'
import { readTokens, resolveToken } from './readTokens.ts'
import { primitiveTokens, seasonTokens, semanticTokens, tokensOf } from './tokens.ts'

test('the contrast ratio is that of WCAG', () => {
  expect(contrast('#fff', '#000')).toBeCloseTo(21, 5)
  expect(contrast('#ffffff', '#17203d')).toBeCloseTo(16, 0)
  expect(contrast('#56607f', '#9ad8fa')).toBeLessThan(4.5)
})

test('a style sheet is read rule by rule, without its comments', () => {
  const css = '/* --a: 0; */ :root { --a: 1px; --b: var(--a); } [x] { --a: 2px; }'
  expect(readTokens(css)).toEqual([
    { name: '--a', value: '1px' },
    { name: '--b', value: 'var(--a)' },
  ])
  expect(readTokens(css, '[x]')).toEqual([{ name: '--a', value: '2px' }])
  expect(readTokens(css, '[y]')).toEqual([])
  expect(resolveToken('--b', readTokens(css))).toBe('1px')
  expect(resolveToken('--c', readTokens(css))).toBeUndefined()
})

test('every alias leads to a value', () => {
  const broken = seasons.flatMap((season) =>
    tokensOf(season).filter(({ name }) => resolveToken(name, tokensOf(season)) === undefined),
  )
  expect(broken).toEqual([])
})

test('a season changes semantic tokens alone, and each but the default changes some', () => {
  const known = new Set(semanticTokens.map(({ name }) => name))
  const strange = seasons.flatMap(seasonTokens).filter(({ name }) => !known.has(name))
  expect(strange).toEqual([])
  expect(seasons.filter((season) => seasonTokens(season).length === 0)).toEqual(['default'])
})

test('modals stand where the specification puts them', () => {
  expect(resolveToken('--layer-modal', primitiveTokens)).toBe('2147483600')
})

describe.each(seasons)('in season %s', (season) => {
  test.each(contrastPairs)('$front on $ground has at least $least', ({ front, ground, least }) => {
    const tokens = tokensOf(season)
    expect(
      contrast(resolveToken(front, tokens) ?? '', resolveToken(ground, tokens) ?? ''),
    ).toBeGreaterThanOrEqual(least)
  })
})

test('the export for design tools is the tokens of today', async () => {
  const tokens = toDesignTokens(tokensOf('default'))
  expect(tokens['color']?.['text']).toEqual({ $value: '{palette.ink}' })
  await expect(`${JSON.stringify(tokens, undefined, 2)}\n`).toMatchFileSnapshot(
    'design-tokens.json',
  )
})
