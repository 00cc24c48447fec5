import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

/*
 * TypeScript takes any name for a class of a CSS Module. A component that names one which no sheet holds
 * says something about its look that is not so; a class that nobody names is dead.
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

/** What each file takes from a sheet: by name, or with a name that is made at run time. */
function usesOf(sheet: string) {
  return Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)'$/gmu)]
      .filter(([, , from = '']) => path.join(path.dirname(file), from) === sheet)
      .map(([, name]) => ({
        named: [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'gu'))].map(([, it]) => it),
        isOpen: text.includes(`${name}[`),
      })),
  )
}

describe.each(Object.entries(sheets))('%s', (sheet, text) => {
  // Without what else has dots: comments, addresses, the layer's name.
  const rules = text.replaceAll(/\/\*.*?\*\/|url\([^)]*\)|@layer [^{]+/gsu, '')
  const held = new Set([...rules.matchAll(/\.([a-z]\w*)(?=[^{};]*\{)/giu)].map(([, name]) => name))
  const uses = usesOf(sheet)

  const named = new Set(uses.flatMap((use) => use.named))

  test('holds each class that is named', () => {
    expect([...named].filter((name) => !held.has(name))).toEqual([])
  })

  test('each of its classes is named', () => {
    // A name that is made at run time may be any of them.
    const isOpen = uses.some((use) => use.isOpen)
    const composed = [...rules.matchAll(/composes: ([\w ]+)/gu)].flatMap(([, names]) =>
      names?.split(' '),
    )
    const reached = new Set(isOpen ? held : [...composed, ...named])
    expect([...held].filter((name) => !reached.has(name))).toEqual([])
  })
})
