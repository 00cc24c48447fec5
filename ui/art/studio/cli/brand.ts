/** Draws the favicon, the app icons and the preview of shared links from the mark: npm run art:brand */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = fileURLToPath(new URL('../../brand', import.meta.url))
const mark = await readFile(`${folder}/mark.svg`, 'utf8')
const paths = mark.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')

/** The mark (64 by 96) in the middle of a square; `share` is its height, `round` the corners' radius. */
const icon = (share: number, ground: string, round: number) => {
  const scale = (share * 128) / 96
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><rect width="128" height="128" rx="${round}" fill="${ground}"/><g transform="translate(${64 - 32 * scale} ${64 - 48 * scale}) scale(${scale})">${paths}</g></svg>`
}

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 16) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** An .ico that carries PNGs: a header, an entry of 16 bytes per picture, the pictures. */
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

/** What a shared link shows where its page has no picture of its own: the name, and the globe on its half-discs. */
const preview = async () => {
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#8fd0f5"/><path d="M830 25a270 270 0 0 0 0 540z" fill="#b8e3fb"/><path d="M830 85a270 270 0 0 1 0 540z" fill="#5fb6ec"/></svg>`
  const figure = fileURLToPath(
    new URL('../../pictures/globe/globe-figure-960.webp', import.meta.url),
  )
  const globe = await sharp(figure).resize({ width: 540, height: 540, fit: 'inside' }).toBuffer()
  const logo = await sharp(`${folder}/logo.svg`, { density: 288 }).resize({ width: 400 }).toBuffer()
  return sharp(Buffer.from(ground))
    .composite([
      { input: globe, top: 45, left: 560 },
      { input: logo, top: 268, left: 80 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
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
  writeFile(`${folder}/preview.jpg`, await preview()),
  writeFile(`${folder}/icon-maskable-512.png`, await png(icon(0.52, '#ffffff', 0), 512)),
])
