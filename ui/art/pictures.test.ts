import { readdirSync, readFileSync, statSync } from 'node:fs'
import { soldSkus, surpriseGiftSku } from '@stemside/rules'
import { describe, expect, it } from 'vitest'
import { manifest } from './manifest.ts'
import { byteLimits, placeholderLimit, widths } from './studio/cli/plan.ts'
import { generated } from './studio/cli/publish.ts'

const folder = new URL('./pictures/', import.meta.url)
const filesOf = ({ name, kind }: (typeof manifest)[number]) =>
  widths[kind].flatMap((width) =>
    ['avif', 'webp'].map((format) => ({
      width,
      format,
      path: `${name}/${name}-${kind}-${width}.${format}`,
    })),
  )

describe('the pictures', () => {
  it.each([...soldSkus, surpriseGiftSku])('include %s for its card, its page and phones', (sku) => {
    const kinds = manifest.filter(({ name }) => name === sku).map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['hero', 'portrait', 'square']))
  })

  it.each(manifest)('of $name, $kind, are within their byte limits', (record) => {
    const heavy = filesOf(record).filter(({ width, format, path }) => {
      const limit = format === 'avif' ? byteLimits[record.kind]?.[width] : undefined
      const { size } = statSync(new URL(path, folder))
      return size === 0 || (limit !== undefined && size > limit)
    })
    expect(heavy).toEqual([])
    expect(record.placeholder.length).toBeLessThanOrEqual(placeholderLimit)
  })

  it('leave no unused file', () => {
    const known = new Set(manifest.flatMap(filesOf).map(({ path }) => path))
    const strays = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(avif|webp|png)$/.test(path))
      .filter((path) => !known.has(path.replaceAll('\\', '/')))
    expect(strays).toEqual([])
  })

  it('have the modules that follow from the manifest, and no others', () => {
    const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => `pictures/${path.replaceAll('\\', '/')}`)
    const found = ['manifest.ts', ...modules].map((path) => [
      path,
      readFileSync(new URL(`../${path}`, folder), 'utf8'),
    ])
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(generated(manifest)))
  })
})
