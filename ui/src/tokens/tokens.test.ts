import { defineConfig, parse } from '@terrazzo/parser'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { schemes } from '../themes/schemes.ts'
import { seasons } from '../themes/seasons.ts'
import { contrast, contrastPairs } from './contrast.ts'
import { isDark, luminance } from './luminance.ts'
import { toDesignTokens } from './designTokens.ts'
import { purposes } from './purposes.ts'
import primitivesCss from './primitives.css?raw'
import { readTokens, resolveToken } from './readTokens.ts'
import { sizeAt } from './sizeAt.ts'
import { changedTokens, primitiveTokens, semanticTokens, tokensOf } from './tokens.ts'

/** Every look of the shop. */
const looks = schemes.flatMap((scheme) => seasons.map((season) => ({ scheme, season })))

test('the contrast ratio is that of WCAG', () => {
  expect(contrast('#fff', '#000')).toBeCloseTo(21, 5)
  expect(contrast('#ffffff', '#17203d')).toBeCloseTo(16, 0)
  expect(contrast('#56607f', '#9ad8fa')).toBeLessThan(4.5)
})

test('the luminance is that of WCAG', () => {
  expect(luminance('#000000')).toBe(0)
  expect(luminance('#ffffff')).toBeCloseTo(1, 10)
  expect(luminance('#ff0000')).toBeCloseTo(0.2126, 10)
  expect(luminance('#808080')).toBeCloseTo(0.2159, 4)
  expect(luminance('transparent')).toBeNaN()
})

test('a colour is dark if white has more contrast on it than ink', () => {
  const tokens = tokensOf('default')
  const [ink = '', white = ''] = ['--color-text', '--color-text-inverse'].map((name) =>
    resolveToken(name, tokens),
  )
  const channels = ['00', '22', '44', '66', '88', 'aa', 'cc', 'ee', 'ff']
  const colours = channels.flatMap((red) =>
    channels.flatMap((green) => channels.map((blue) => `#${red}${green}${blue}`)),
  )
  const wrong = colours.filter(
    (colour) => isDark(colour) !== contrast(white, colour) > contrast(ink, colour),
  )
  expect(wrong).toEqual([])
  expect([isDark(), isDark('transparent')]).toEqual([false, false])
})

test('text on a picture of any colour is readable in the dark scheme', () => {
  const tokens = tokensOf('default', 'dark')
  const [, red = 0, green = 0, blue = 0, percent = 0] = Array.from(
    resolveToken('--color-picture-shade', tokens)?.match(/^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/u) ??
      [],
    Number,
  )
  const overWhite = [red, green, blue].map((channel) =>
    Math.round(255 + ((channel - 255) * percent) / 100)
      .toString(16)
      .padStart(2, '0'),
  )
  for (const text of ['--color-text', '--color-text-inverse']) {
    const value = resolveToken(text, tokens) ?? ''
    expect(contrast(value, `#${overWhite.join('')}`)).toBeGreaterThanOrEqual(4.5)
  }
})

test('the dashed frame of an offer has at least 3 on the page in the dark scheme', () => {
  const tokens = tokensOf('default', 'dark')
  const [edge = '', page = ''] = ['--color-offer-edge', '--color-surface'].map((name) =>
    resolveToken(name, tokens),
  )
  expect(contrast(edge, page)).toBeGreaterThanOrEqual(3)
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

test('every alias resolves to a value', () => {
  const broken = looks.flatMap(({ season, scheme }) => {
    const tokens = tokensOf(season, scheme)
    return tokens.filter(({ name }) => resolveToken(name, tokens) === undefined)
  })
  expect(broken).toEqual([])
})

test('a season or the dark scheme changes semantic tokens, and no other tokens', () => {
  const known = new Set(semanticTokens.map(({ name }) => name))
  const changed = looks.flatMap(({ season, scheme }) => changedTokens(season, scheme))
  expect(changed.filter(({ name }) => !known.has(name))).toEqual([])
  expect(seasons.filter((season) => changedTokens(season).length === 0)).toEqual(['default'])
})

test('each season has a stage of its own in each scheme', () => {
  const stages = looks.map(({ season, scheme }) => {
    const tokens = tokensOf(season, scheme)
    return `${scheme} ${resolveToken('--color-stage', tokens)} ${resolveToken('--color-stage-deep', tokens)}`
  })
  expect(stages.filter((stage, index) => stages.indexOf(stage) !== index)).toEqual([])
})

test('a colour by purpose refers to another token in every season and scheme', () => {
  const colours = [
    ...semanticTokens,
    ...looks.flatMap(({ season, scheme }) => changedTokens(season, scheme)),
  ].filter(({ name }) => name.startsWith('--color-'))
  expect(colours.length).toBeGreaterThan(100)
  expect(colours.filter(({ value }) => !/^var\(--(?:palette|color)-/u.test(value))).toEqual([])
})

const isOfPalette = (name: string) => name.startsWith('--palette-')

test('every token has a purpose, and every colour of the palette is used', () => {
  const names = [...primitiveTokens, ...semanticTokens].map(({ name }) => name)
  expect(Object.keys(purposes).toSorted()).toEqual(
    names.filter((name) => !isOfPalette(name)).toSorted(),
  )
  const used = looks.flatMap(({ season, scheme }) => tokensOf(season, scheme))
  const values = [...new Set(used.map(({ value }) => value))].join(' ')
  expect(names.filter((name) => isOfPalette(name) && !values.includes(`var(${name})`))).toEqual([])
})

test('a size that grows with the window has its ends at 390 and 1440 px', () => {
  expect(sizeAt('14px', 390)).toBe(14)
  expect(sizeAt('clamp(1rem, 0.5rem + 1vw, 2rem)', 1000)).toBe(18)
  const growing = primitiveTokens.filter(({ value }) => value.startsWith('clamp('))
  expect(growing.length).toBeGreaterThan(9)
  const wrong = growing.filter(({ value }) => {
    const [least = '', , most = ''] = value.slice(6, -1).split(', ')
    const isNear = (width: number, end: string) =>
      Math.abs(sizeAt(value, width) - sizeAt(end, width)) < 0.1
    return !isNear(390, least) || !isNear(1440, most)
  })
  expect(wrong).toEqual([])
})

test('with reduced motion, every duration is 0.01 ms at most', () => {
  const css = primitivesCss.slice(primitivesCss.indexOf('prefers-reduced-motion'))
  const still = new Map(readTokens(css).map(({ name, value }) => [name, Number.parseFloat(value)]))
  const durations = primitiveTokens.filter(({ name }) => name.startsWith('--duration-'))
  expect(durations).not.toEqual([])
  expect(durations.filter(({ name }) => !((still.get(name) ?? Infinity) <= 0.01))).toEqual([])
})

describe.each(looks)('in season $season, $scheme', ({ season, scheme }) => {
  test.each(contrastPairs)('$front on $ground has at least $least', ({ front, ground, least }) => {
    const tokens = tokensOf(season, scheme)
    expect(
      contrast(resolveToken(front, tokens) ?? '', resolveToken(ground, tokens) ?? ''),
    ).toBeGreaterThanOrEqual(least)
  })

  // A focus ring is two lines, one dark and one light.
  test('the focus ring or its inner line has at least 3 on --color-stage', () => {
    const tokens = tokensOf(season, scheme)
    const valueOf = (name: string) => resolveToken(name, tokens) ?? ''
    const lines = ['--color-focus', '--color-focus-gap'].map((line) =>
      contrast(valueOf(line), valueOf('--color-stage')),
    )
    expect(Math.max(...lines)).toBeGreaterThanOrEqual(3)
  })
})

/** The value of each type in the Design Tokens format of October 2025. */
const measure = (units: readonly string[]) =>
  z.strictObject({ value: z.number(), unit: z.enum(units) })
const color = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.array(z.number().min(0).max(1)).length(3),
  alpha: z.number().min(0).max(1),
  hex: z.string().regex(/^#[\da-f]{6}$/u),
})
const length = measure(['px', 'rem'])
const shadow = z.strictObject({
  color,
  offsetX: length,
  offsetY: length,
  blur: length,
  spread: length,
})
const values: Record<string, z.ZodType> = {
  color,
  cubicBezier: z.array(z.number()).length(4),
  dimension: length,
  duration: measure(['ms', 's']),
  fontFamily: z.array(z.string().min(1)).min(1),
  number: z.number(),
  shadow: z.array(shadow).min(1),
}

const toFile = (tokens: object) => `${JSON.stringify(tokens, undefined, 2)}\n`

/** '{palette.ink}': its group and its key. */
function aliasOf(value: unknown) {
  return String(value).match(/^\{([^.]+)\.(.+)\}$/u)
}

describe('the export for design tools', () => {
  const tokens = toDesignTokens(tokensOf('default'))
  const all = Object.entries(tokens).flatMap(([group, keys]) =>
    Object.entries(keys).map(([key, { $type, $value }]) => ({
      name: `${group}.${key}`,
      $type,
      $value,
    })),
  )

  test.each(all.filter(({ $value }) => !aliasOf($value)))(
    '$name has a value of its type',
    ({ $type, $value }) => {
      expect(values[$type]?.safeParse($value).error).toBeUndefined()
    },
  )

  test('an alias refers to a token of the same type', () => {
    const astray = all.filter(({ $type, $value }) => {
      const [alias, group = '', key = ''] = aliasOf($value) ?? []
      return alias !== undefined && tokens[group]?.[key]?.$type !== $type
    })
    expect(astray).toEqual([])
  })

  test('has a format for every type that the export uses', () => {
    expect(all.filter(({ $type }) => !($type in values))).toEqual([])
  })

  // Terrazzo is another reader of the format. It does not mind unknown types and units; the tests above do.
  test.each(schemes)('Terrazzo reads the file of the scheme %s', async (scheme) => {
    const written = toDesignTokens(tokensOf('default', scheme))
    const filename = new URL('file:///tokens.json')
    const read = await parse([{ filename, src: toFile(written) }], {
      config: defineConfig({}, { cwd: new URL('file:///') }),
    })
    expect(Object.keys(read.tokens)).toHaveLength(all.length)
  })

  test('is up to date with the style sheets', async () => {
    expect(tokens['color']?.['text']).toEqual({
      $type: 'color',
      $value: '{palette.ink}',
      $description: 'Text.',
    })
    await expect(toFile(tokens)).toMatchFileSnapshot('design-tokens.json')
    await expect(toFile(toDesignTokens(tokensOf('default', 'dark')))).toMatchFileSnapshot(
      'design-tokens.dark.json',
    )
  })
})
