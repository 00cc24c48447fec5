import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PictureKind } from '../../picture.ts'
import { avif, byteLimits, placeholderLimit, widths } from './plan.ts'

export interface Encoded {
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[]
  readonly colour: string
  readonly placeholder: string
  readonly digest: string
}

const hex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0')

/** The median colour of the outer pixels. The page continues the picture's edge with it. */
async function rimColour(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .resize(64, 64, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const rim = Array.from({ length: 64 }, (_, i) => [i, 63 * 64 + i, i * 64, i * 64 + 63]).flat()
  const median = (channel: number) =>
    rim.map((pixel) => data[pixel * info.channels + channel] ?? 0).toSorted((a, b) => a - b)[
      rim.length / 2
    ] ?? 0
  return `#${hex(median(0))}${hex(median(1))}${hex(median(2))}`
}

async function tinyPlaceholder(png: Buffer): Promise<string> {
  const webp = await sharp(png)
    .resize(16, 16, { fit: 'inside' })
    .webp({ quality: 20, alphaQuality: 20, effort: 6 })
    .toBuffer()
  const uri = `data:image/webp;base64,${webp.toString('base64')}`
  if (uri.length > placeholderLimit)
    throw new Error(`A placeholder of ${uri.length} bytes is too large`)
  return uri
}

/** Encodes a rendered picture at all its widths. Throws if a file exceeds its byte limit. */
export async function encode(png: Buffer, id: string, kind: PictureKind): Promise<Encoded> {
  const files = await Promise.all(
    widths[kind].flatMap((width) => {
      const scaled = sharp(png).resize(width, undefined, { kernel: 'lanczos3' })
      return [
        scaled
          .clone()
          .avif({ ...avif[kind], chromaSubsampling: '4:4:4' })
          .toBuffer()
          .then((bytes) => ({ name: `${id}-${width}.avif`, width, bytes })),
        scaled
          .clone()
          .webp({ quality: 82, effort: 4, smartSubsample: true })
          .toBuffer()
          .then((bytes) => ({ name: `${id}-${width}.webp`, width, bytes })),
      ]
    }),
  )
  for (const { name, width, bytes } of files) {
    const limit = name.endsWith('.avif') ? byteLimits[kind]?.[width] : undefined
    if (limit !== undefined && bytes.length > limit)
      throw new Error(`${name} has ${bytes.length} bytes; ${limit} are allowed`)
  }
  const widest = files.at(-2)
  if (!widest) throw new Error(`${kind} has no widths`)
  return {
    files,
    colour: kind === 'figure' ? 'transparent' : await rimColour(png),
    placeholder: await tinyPlaceholder(png),
    digest: createHash('sha256').update(widest.bytes).digest('hex').slice(0, 16),
  }
}

export async function save(folder: string, { files }: Encoded): Promise<void> {
  await mkdir(folder, { recursive: true })
  await Promise.all(files.map(({ name, bytes }) => writeFile(join(folder, name), bytes)))
}
