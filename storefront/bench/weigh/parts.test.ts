import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import { partOf, unmapped, weigh } from './parts.ts'
import { formatWeights } from './table.ts'

/** Two characters of the bundler, three of a button, four of react-dom. */
const script = {
  code: '!!ui;react',
  map: JSON.stringify({
    version: 3,
    names: [],
    sources: [
      '../../../../ui/src/core/Button/Button.tsx',
      '../../node_modules/react-dom/client.js',
    ],
    mappings: 'EAAA,GCAA',
  }),
}

describe('the weights of a script', () => {
  const weights = weigh([script])

  it('gives each character to the part that it comes from', () => {
    const minified = [...weights].map(([part, weight]) => [part, weight.minified])
    expect(minified).toEqual([
      [unmapped, 2],
      ['ui/src/core', 3],
      ['react-dom', 5],
    ])
  })

  it('adds up to the bytes of the file', () => {
    const brotli = [...weights.values()].reduce((sum, weight) => sum + weight.brotli, 0)
    expect(brotli).toBeCloseTo(brotliCompressSync(script.code).length)
  })
})

test.each([
  ['../../../node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['../../node_modules/@radix-ui/react-dialog/dist/index.mjs', '@radix-ui/react-dialog'],
  ['../../node_modules/one/node_modules/two/index.js', 'two'],
  ['../../../rules/src/coupons/kinds/flat.ts', 'rules/src/coupons'],
  ['../../../rules/src/money.ts', 'rules/src'],
  ['../../src/state/cart.ts', 'storefront/src/state'],
  ['../../../ui/src/commerce/ProductCard/ProductCard.tsx', 'ui/src/commerce'],
])('the source %s belongs to %s', (source, part) => {
  expect(partOf(source)).toBe(part)
})

test('the table has a column with the difference from another build', () => {
  const now = new Map([['react', { minified: 4096, brotli: 2048 }]])
  const before = new Map([['valtio', { minified: 2048, brotli: 1024 }]])
  expect(formatWeights(now, before).split('\n').slice(2)).toEqual([
    '| react | 4.0 | 2.0 | +2.0 |',
    '| valtio | 0.0 | 0.0 | -1.0 |',
    '| smaller parts | 0.0 | 0.0 | 0.0 |',
    '| **all** | 4.0 | 2.0 | +1.0 |',
  ])
})
