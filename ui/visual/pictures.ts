import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** The result of comparing a picture (PNG) with the stored one. */
export type Verdict =
  | { readonly kind: 'same' }
  | { readonly kind: 'new' }
  | {
      readonly kind: 'different'
      readonly pixels: number
      /** The distance from the top to just above the first difference, in picture widths. */
      readonly top: number
      readonly expected: Buffer
      readonly diff: Buffer
    }

/** The number of pixels that may differ. A corner radius that changes by 2 px changes more. */
const tolerated = 4

/**
 * Compares a picture with the stored one. Anti-aliased pixels count, because a rounder corner changes
 * only those.
 */
export async function compare(path: string, actual: Buffer): Promise<Verdict> {
  if (!existsSync(path)) return { kind: 'new' }
  const [before, after] = [await sharp(path).metadata(), await sharp(actual).metadata()]
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const diff = new Uint8Array(width * height * 4)
  const pixels = pixelmatch(
    await pixelsOf(path, width, height),
    await pixelsOf(actual, width, height),
    diff,
    width,
    height,
    { includeAA: true, threshold: 0.1 },
  )
  if (pixels <= tolerated) return { kind: 'same' }
  return {
    kind: 'different',
    pixels,
    top: Math.max(0, firstRow(diff, width) - margin) / width,
    expected: await sharp(path).png().toBuffer(),
    diff: await sharp(diff, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  }
}

/** How much of a picture the report shows above the first difference, in pixels. */
const margin = 24

/** The first row of a picture by pixelmatch that has a differing pixel, which is red. */
function firstRow(diff: Uint8Array, width: number): number {
  const first = diff.findIndex(
    (value, index) => index % 4 === 0 && value === 255 && diff[index + 1] === 0,
  )
  return Math.floor(first / (width * 4))
}

/** A picture's RGBA on a canvas of this size. The rest of the canvas is black, so it counts as different. */
async function pixelsOf(picture: Buffer | string, width: number, height: number) {
  const image = sharp(picture).ensureAlpha()
  const { width: ownWidth, height: ownHeight } = await image.metadata()
  const background = { r: 0, g: 0, b: 0, alpha: 1 }
  return image
    .extend({ right: width - ownWidth, bottom: height - ownHeight, background })
    .raw()
    .toBuffer()
}

/** Stores a picture without loss, at about half of its PNG size. */
export async function keep(path: string, picture: Buffer) {
  mkdirSync(dirname(path), { recursive: true })
  await sharp(picture).webp({ lossless: true, effort: 5 }).toFile(path)
}
