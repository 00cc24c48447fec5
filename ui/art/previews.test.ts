import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { manifest } from './manifest.ts'

const folder = fileURLToPath(new URL('./brand/previews', import.meta.url))
const files = readdirSync(folder)

test('each hero and each cut-out has a preview for shared links, and there is no other file', () => {
  const names = manifest
    .filter(({ kind }) => kind === 'hero' || kind === 'figure')
    .map(({ name }) => `${name}.jpg`)
  expect(files.toSorted()).toEqual(names.toSorted())
})

test.each(files)('the preview %s is a JPEG of 1200 × 630 below 90 KB', async (file) => {
  const { format, width, height } = await sharp(`${folder}/${file}`).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect(statSync(`${folder}/${file}`).size).toBeLessThan(90_000)
})
