import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** How a picture compares with the one that is kept. Pictures are PNG. */
export type Verdict =
  | { readonly kind: 'same' }
  | { readonly kind: 'new' }
  | {
      readonly kind: 'different'
      readonly pixels: number
      readonly expected: Buffer
      readonly diff: Buffer
    }

/** Pixels that may differ: less than a hair, so that a corner of 2 px more shows. */
const tolerated = 4

/** Compares with the kept picture. Smoothed edges count: a rounder corner is nothing but them. */
export async function compare(path: string, actual: Buffer): Promise<Verdict> {
  if (!existsSync(path)) return { kind: 'new' }
  const [before, after] = [await sharp(path).metadata(), await sharp(actual).metadata()]
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const drawn = new Uint8Array(width * height * 4)
  const pixels = pixelmatch(
    await pixelsOf(path, width, height),
    await pixelsOf(actual, width, height),
    drawn,
    width,
    height,
    { includeAA: true, threshold: 0.1 },
  )
  if (pixels <= tolerated) return { kind: 'same' }
  return {
    kind: 'different',
    pixels,
    expected: await sharp(path).png().toBuffer(),
    diff: await sharp(drawn, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  }
}

/** A picture's RGBA on a field of that size; what it leaves free is black, and so differs. */
async function pixelsOf(picture: Buffer | string, width: number, height: number) {
  const image = sharp(picture).ensureAlpha()
  const { width: own, height: tall } = await image.metadata()
  const background = { r: 0, g: 0, b: 0, alpha: 1 }
  return image
    .extend({ right: width - own, bottom: height - tall, background })
    .raw()
    .toBuffer()
}

/** Keeps a picture without loss, at about half of what PNG needs. */
export async function keep(path: string, picture: Buffer) {
  mkdirSync(dirname(path), { recursive: true })
  await sharp(picture).webp({ lossless: true, effort: 5 }).toFile(path)
}
