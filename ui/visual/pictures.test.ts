import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { compare, keep } from './pictures.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

const white = sharp({ create: { width: 100, height: 300, channels: 3, background: 'white' } }).png()

test('a comparison says where to scroll: 24 px above the first difference', async () => {
  const stored = path.join(folder, 'stored.webp')
  await keep(stored, await white.toBuffer())
  const dot = { create: { width: 10, height: 10, channels: 3, background: 'navy' } } as const
  const changed = await white
    .clone()
    .composite([{ input: dot, left: 40, top: 224 }])
    .toBuffer()
  expect(await compare(stored, changed)).toMatchObject({ kind: 'different', pixels: 100, top: 2 })
  expect(await compare(stored, await white.toBuffer())).toEqual({ kind: 'same' })
  expect(await compare(path.join(folder, 'none.webp'), changed)).toEqual({ kind: 'new' })
})
