import path from 'node:path'
import stylelint from 'stylelint'
import { describe, expect, test } from 'vitest'

const configFile = path.resolve(import.meta.dirname, '../stylelint.config.mjs')

/** The names of the rules that this code breaks, by default as the style sheet of Price. */
async function broken(code: string, codeFilename = 'ui/src/commerce/Price/Price.module.css') {
  const { results } = await stylelint.lint({ code, codeFilename, configFile })
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}

/** A declaration or a rule inside the component's own layer. */
function inLayer(css: string) {
  return `@layer ui.commerce.Price { ${css} }`
}

describe('lint refuses CSS that breaks a rule', () => {
  test.for<[rule: string, css: string]>([
    ['stemside/own-layer', '.root { color: var(--color-text) }'],
    ['stemside/own-layer', '@layer ui.core.Button { .root { color: var(--color-text) } }'],
    ['stemside/own-layer', '@media (width >= 768px) { .root { order: 1 } }'],
    ['selector-max-specificity', inLayer('.root .amount { order: 1 }')],
    ['selector-max-specificity', inLayer('.root:hover { order: 1 }')],
    ['selector-max-specificity', inLayer('.root[data-size] { order: 1 }')],
    ['selector-max-specificity', inLayer('#root { order: 1 }')],
    ['declaration-no-important', inLayer('.root { order: 1 !important }')],
    ['color-no-hex', inLayer('.root { color: #17203d }')],
    ['color-named', inLayer('.root { color: white }')],
    ['color-named', inLayer('.root { color: color-mix(in srgb, currentcolor, black 8%) }')],
    ['function-disallowed-list', inLayer('.root { color: rgb(0 0 0 / 50%) }')],
    ['function-disallowed-list', inLayer('.root { color: oklch(0.5 0.1 20) }')],
    ['function-disallowed-list', inLayer('.root { color: hwb(20 10% 10%) }')],
    ['declaration-property-value-disallowed-list', inLayer('.root { color: var(--palette-ink) }')],
    ['stemside/space-tokens', inLayer('.root { padding: 13px }')],
    ['stemside/space-tokens', inLayer('.root { margin: 0 auto -24px }')],
    ['stemside/space-tokens', inLayer('.root { column-gap: 1.5rem }')],
    ['stemside/motion-tokens', inLayer('.root { animation: turn 0.8s linear infinite }')],
    ['stemside/motion-tokens', inLayer('.root { transition: color var(--duration-fast) 20ms }')],
    ['stemside/motion-tokens', inLayer('.root { scroll-behavior: smooth }')],
  ])('%s: %s', async ([rule, css]) => {
    expect(await broken(css)).toEqual([rule])
  })
})

describe('lint accepts CSS that keeps the rules', () => {
  test.for([
    inLayer('.root { padding: var(--space-2) calc(-1 * var(--space-3)) 2px }'),
    inLayer('.root { padding: clamp(24px, 4vw, 56px); gap: 0.55em }'),
    inLayer(".root:where(:hover, [aria-pressed='true']) { color: var(--color-link) }"),
    inLayer(':where(.root[data-open]) .amount { background: transparent }'),
    inLayer('.root { background: color-mix(in srgb, currentcolor 12%, transparent) }'),
    inLayer('@media (forced-colors: active) { .root { border-color: ButtonText } }'),
    inLayer('.root { animation: turn calc(2 * var(--duration-loop)) linear infinite }'),
    inLayer('@media (prefers-reduced-motion: no-preference) { .root { scroll-behavior: smooth } }'),
  ])('%s', async (css) => {
    expect(await broken(css)).toEqual([])
  })
})

const raw = [
  ['color-no-hex', '--color-text: #17203d'],
  ['color-named', '--color-text: white'],
  ['function-disallowed-list', '--shadow-raised: 0 1px 2px rgb(23 32 61 / 8%)'],
] as const

describe.each([
  'ui/src/tokens/semantic.css',
  'ui/src/tokens/dark.css',
  'ui/src/tokens/stageActions.css',
  'ui/src/themes/themes.css',
])('%s may have no raw colour', (file) => {
  test.each(raw)('%s: %s', async (rule, declaration) => {
    expect(await broken(`:root { ${declaration} }`, file)).toEqual([rule])
  })
})

test('primitives.css may have raw colours', async () => {
  const declarations = raw.map(([, declaration]) => `${declaration};`).join(' ')
  expect(await broken(`:root { ${declarations} }`, 'ui/src/tokens/primitives.css')).toEqual([])
})
