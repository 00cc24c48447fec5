import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pressKit } from '../src/content/pages/pressKit.ts'

const pressFiles = [
  ...pressKit.brandFiles.map((facts) => ({ facts, file: `brand/${facts.file}` })),
  ...pressKit.pictures.map((facts) => ({
    facts,
    file: `pictures/${facts.sku}/${facts.sku}-hero-1200.webp`,
  })),
]

test.each(pressFiles)('/press-kit tells format and size of $file', async ({ facts, file }) => {
  const content = readFileSync(new URL(file, import.meta.url))
  const { format, width, height } = await sharp(content).metadata()
  expect(format).toBe(facts.format.toLowerCase())
  expect(content.byteLength).toBe(facts.bytes)
  expect(facts.pixels).toEqual(format === 'svg' ? undefined : [width, height])
})
