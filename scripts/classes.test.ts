import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

/*
 * TypeScript accepts any class name of a CSS Module. These tests find names that no style sheet defines,
 * and classes that no component uses.
 */

const root = path.resolve(import.meta.dirname, '../ui/src')

function read(kind: RegExp): Record<string, string> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(
    files
      .filter((file) => kind.test(file))
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  )
}

const sheets = read(/\.module\.css$/u)
const sources = read(/\.(?:tsx?|mdx)$/u)

/** How each file uses a style sheet: the classes that it names, and whether it also computes names. */
function usesOf(sheet: string) {
  return Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)'$/gmu)]
      .filter(([, , from = '']) => path.join(path.dirname(file), from) === sheet)
      .map(([, name]) => ({
        named: [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'gu'))].map(
          ([, className]) => className,
        ),
        hasComputedNames: text.includes(`${name}[`),
      })),
  )
}

describe.each(Object.entries(sheets))('%s', (sheet, text) => {
  // Without comments, URLs and layer names, which contain dots too.
  const rules = text.replaceAll(/\/\*.*?\*\/|url\([^)]*\)|@layer [^{]+/gsu, '')
  const defined = new Set(
    [...rules.matchAll(/\.([a-z]\w*)(?=[^{};]*\{)/giu)].map(([, name]) => name),
  )
  const uses = usesOf(sheet)

  const named = new Set(uses.flatMap((use) => use.named))

  test('defines every class that a component uses', () => {
    expect([...named].filter((name) => !defined.has(name))).toEqual([])
  })

  test('has no unused class', () => {
    // A computed name may be any class of the sheet.
    const hasComputedNames = uses.some((use) => use.hasComputedNames)
    const composed = [...rules.matchAll(/composes: ([\w ]+)/gu)].flatMap(([, names]) =>
      names?.split(' '),
    )
    const used = new Set(hasComputedNames ? defined : [...composed, ...named])
    expect([...defined].filter((name) => !used.has(name))).toEqual([])
  })
})
