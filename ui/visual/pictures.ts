import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** How a picture compares with the one that is kept. */
export type Verdict =
  | { readonly kind: 'same' }
  | { readonly kind: 'new' }
  | {
      readonly kind: 'different'
      readonly pixels: number
      readonly expected: Buffer
      /** Absent where the sizes differ. */
      readonly diff?: Buffer
    }

/** Pixels that may differ: less than a hair, so that a corner of 2 px more shows. */
const tolerated = 4

/** Compares with the kept picture. Smoothed edges count: a rounder corner is nothing but them. */
export function compare(path: string, actual: Buffer): Verdict {
  if (!existsSync(path)) return { kind: 'new' }
  const expected = readFileSync(path)
  const [before, after] = [PNG.sync.read(expected), PNG.sync.read(actual)]
  const { width, height } = before
  if (width !== after.width || height !== after.height) {
    const pixels = Math.abs(width * height - after.width * after.height)
    return { kind: 'different', pixels, expected }
  }
  const drawn = new PNG({ width, height })
  const pixels = pixelmatch(before.data, after.data, drawn.data, width, height, {
    includeAA: true,
    threshold: 0.1,
  })
  return pixels <= tolerated
    ? { kind: 'same' }
    : { kind: 'different', pixels, expected, diff: PNG.sync.write(drawn) }
}

/** Keeps a picture, written as small as PNG gets. */
export function keep(path: string, picture: Buffer) {
  mkdirSync(dirname(path), { recursive: true })
  const image = PNG.sync.read(picture)
  const written = [0, -1].map((filterType) =>
    PNG.sync.write(image, { colorType: 2, deflateLevel: 9, filterType }),
  )
  writeFileSync(
    path,
    written.reduce((small, other) => (other.length < small.length ? other : small)),
  )
}
