import { expect, test } from 'vitest'
import { primitiveTokens } from '../../tokens/tokens.ts'
import { pressKit } from './pressKit.ts'

const brandDrawings = import.meta.glob<string>('../../../art/brand/{logo,logo-white,mark}.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** `#fff` → `#ffffff` */
function inFull(hex: string): string {
  return hex.toLowerCase().replace(/^#(.)(.)(.)$/u, '#$1$1$2$2$3$3')
}

test.each(pressKit.colours)('/press-kit gives the value of the token $token', ({ token, hex }) => {
  const value = primitiveTokens.find(({ name }) => name === token)?.value
  expect(hex).toBe(inFull(value ?? 'no such token'))
})

test('/press-kit names every colour of the logo, and no other', () => {
  const fills = Object.values(brandDrawings).flatMap((svg) =>
    Array.from(svg.matchAll(/fill="(#[^"]+)"/gu), ([, fill = '']) => inFull(fill)),
  )
  expect([...new Set(fills)].toSorted()).toEqual(pressKit.colours.map(({ hex }) => hex).toSorted())
})
