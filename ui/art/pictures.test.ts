import { readdirSync, statSync } from 'node:fs'
import { soldSkus, surpriseGiftSku } from '@stemside/rules'
import { describe, expect, it } from 'vitest'
import { manifest } from './manifest.ts'
import { byteLimits, placeholderLimit, widths } from './studio/cli/plan.ts'

const folder = new URL('./pictures/', import.meta.url)
const records = Object.values(manifest)
const filesOf = ({ name, kind }: (typeof records)[number]) =>
  widths[kind].flatMap((width) =>
    ['avif', 'webp'].map((format) => ({
      width,
      format,
      path: `${name}/${name}-${kind}-${width}.${format}`,
    })),
  )

describe('the pictures', () => {
  it.each([...soldSkus, surpriseGiftSku])('include %s for its card, its page and phones', (sku) => {
    const kinds = records.filter(({ name }) => name === sku).map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['hero', 'portrait', 'square']))
  })

  it.each(records)('of $name, $kind, are within their byte limits', (record) => {
    const heavy = filesOf(record).filter(({ width, format, path }) => {
      const limit = format === 'avif' ? byteLimits[record.kind]?.[width] : undefined
      const { size } = statSync(new URL(path, folder))
      return size === 0 || (limit !== undefined && size > limit)
    })
    expect(heavy).toEqual([])
    expect(record.placeholder.length).toBeLessThanOrEqual(placeholderLimit)
  })

  it('leave no unused file', () => {
    const known = new Set(records.flatMap(filesOf).map(({ path }) => path))
    const strays = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(avif|webp|png)$/.test(path))
      .filter((path) => !known.has(path.replaceAll('\\', '/')))
    expect(strays).toEqual([])
  })
})
