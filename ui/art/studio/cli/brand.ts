/**
 * Draws the favicon, the app icons and the previews of shared links: npm run art:brand
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { previews } from './previews.ts'

const folder = fileURLToPath(new URL('../../brand', import.meta.url))
const mark = await readFile(`${folder}/mark.svg`, 'utf8')
const paths = mark.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')

/**
 * The logo (64 by 96) centred in a square; `share` is its share of the height, `round` the radius
 * of the corners.
 */
const icon = (share: number, ground: string, round: number) => {
  const scale = (share * 128) / 96
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><rect width="128" height="128" rx="${round}" fill="${ground}"/><g transform="translate(${64 - 32 * scale} ${64 - 48 * scale}) scale(${scale})">${paths}</g></svg>`
}

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 16) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** Builds an .ico file from PNGs: a header, an entry of 16 bytes for each picture, the pictures. */
function ico(pictures: readonly { readonly size: number; readonly bytes: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  pictures.forEach(({ size, bytes }, i) => {
    const entry = 6 + 16 * i
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(bytes.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += bytes.length
  })
  return Buffer.concat([header, ...pictures.map(({ bytes }) => bytes)])
}

const favicon = icon(0.94, 'none', 0)
const small = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, bytes: await png(favicon, size) })),
)
await Promise.all([
  writeFile(`${folder}/favicon.svg`, `${favicon}\n`),
  writeFile(`${folder}/favicon.ico`, ico(small)),
  writeFile(`${folder}/apple-touch-icon.png`, await png(icon(0.62, '#ffffff', 0), 180)),
  writeFile(`${folder}/icon-192.png`, await png(icon(0.7, '#ffffff', 28), 192)),
  writeFile(`${folder}/icon-512.png`, await png(icon(0.7, '#ffffff', 28), 512)),
  writeFile(`${folder}/icon-maskable-512.png`, await png(icon(0.52, '#ffffff', 0), 512)),
])

await mkdir(`${folder}/previews`, { recursive: true })
for (const [name, draw] of previews()) {
  await writeFile(`${folder}/previews/${name}.jpg`, await draw())
}
