import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const here = import.meta.dirname

/** Every module that a file loads at run time; types leave nothing behind. */
function loadedBy(file: string, known = new Set<string>()): Set<string> {
  const imports = /^(?:import|export)(?! type\b)[^'"]*?from '([^']+)'/gm
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
    const module = target.startsWith('.') ? resolve(dirname(file), target) : target
    if (known.has(module)) continue
    known.add(module)
    if (target.startsWith('.')) loadedBy(module, known)
  }
  return known
}

describe('an entry point for pages without forms loads no zod', () => {
  it.each([
    'index.ts',
    'advice/index.ts',
    'contract/blogAddress.ts',
    'contract/calls.ts',
    'contract/mappers.ts',
    'contract/orderMappers.ts',
    'contract/pages.ts',
  ])('%s', (door) => {
    const outside = [...loadedBy(resolve(here, door))].filter((module) => !module.startsWith('/'))
    expect(outside).toEqual([])
  })

  it.each(['contract/index.ts', 'validation/index.ts'])('%s loads zod', (door) => {
    expect([...loadedBy(resolve(here, door))]).toContain('zod/mini')
  })
})
