import { expect, test } from 'vitest'
import { documentedProps } from './documentedProps.ts'

/** Every entry point of the package's `exports` that contains code: `.` and `./*`. */
const entryPoints = import.meta.glob<Record<string, unknown>>(
  ['../index.ts', '../*/index.ts', '../*/*/index.ts'],
  { eager: true },
)

function propsOf(component: string): string {
  return Object.entries(documentedProps.get(component) ?? {})
    .map(([name, { required = false, tsType }]) => {
      // "Show code" has to know which numbers are amounts of money.
      const type = tsType !== undefined && 'raw' in tsType ? tsType.raw : tsType?.name
      const isMoney = /^MinorUnits\b/u.test(type ?? '')
      return `${name}${required ? '' : '?'}${isMoney ? ':MinorUnits' : ''}`
    })
    .toSorted()
    .join(' ')
}

/** The lines of a component and of its parts: `Dialog.Header` is the function `ModalHeader`. */
function linesOf([name, value]: readonly [string, unknown]): readonly string[] {
  const parts: readonly [string, unknown][] =
    typeof value === 'function' ? Object.entries(value) : []
  return [
    `  ${name} ${propsOf(name)}`.trimEnd(),
    ...parts.flatMap(([part, own]) =>
      typeof own === 'function' ? `  ${name}.${part} ${propsOf(own.name)}` : [],
    ),
  ]
}

function describeExports(exported: Readonly<Record<string, unknown>>): string {
  return Object.entries(exported)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(linesOf)
    .join('\n')
}

test('surface.txt lists every export of the package and its props', async () => {
  const surface = Object.entries(entryPoints).map(([path, exported]) => {
    const entryPoint = path.replace(/^\.\.\/(.*)index\.ts$/u, './$1').replace(/\/$/u, '')
    return `${entryPoint}\n${describeExports(exported)}\n`
  })
  await expect(surface.join('')).toMatchFileSnapshot('surface.txt')
})
