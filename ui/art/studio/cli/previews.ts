import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { manifest } from '../../manifest.ts'
import { hues, type Hue } from '../kit/colours.ts'
import type { PictureRecord } from './plan.ts'

const art = fileURLToPath(new URL('../..', import.meta.url))

/** Chat apps and social networks show pictures of this size without a crop. */
const width = 1200
const height = 630

/** The cut-outs, and the background on which a preview shows each. */
const figures: Readonly<Record<string, Hue>> = {
  bag: hues.periwinkle,
  balloon: hues.aqua,
  classroom: hues.periwinkle,
  elephant: hues.peach,
  gift: hues.coral,
  giraffe: hues.butter,
  globe: hues.sky,
  knight: hues.lilac,
  padlock: hues.mint,
  parcel: hues.sky,
  penguin: hues.blush,
  robot: hues.lilac,
  rocket: hues.butter,
  teddy: hues.apricot,
  trexhat: hues.lime,
}

/** The previews of shared links by name: one of each figure, and one of each product's hero. */
export function previews(): ReadonlyMap<string, () => Promise<Buffer>> {
  const heroes = manifest.filter(({ kind }) => kind === 'hero')
  return new Map([
    ...Object.entries(figures).map(
      ([name, hue]) => [name, async () => jpeg(await figurePreview(name, hue))] as const,
    ),
    ...heroes.map((hero) => [hero.name, async () => jpeg(await heroPreview(hero))] as const),
  ])
}

const jpeg = (picture: Sharp): Promise<Buffer> =>
  picture.jpeg({ quality: 84, mozjpeg: true }).toBuffer()

/** The name, and the figure on the half-discs of the mark. */
async function figurePreview(name: string, { sweep, plinth, bounce }: Hue): Promise<Sharp> {
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${sweep}"/><path d="M830 25a270 270 0 0 0 0 540z" fill="${bounce}"/><path d="M830 85a270 270 0 0 1 0 540z" fill="${plinth}"/></svg>`
  const figure = await sharp(`${art}pictures/${name}/${name}-figure-960.webp`)
    .resize({ width: 540, height: 540, fit: 'inside' })
    .toBuffer()
  return sharp(Buffer.from(ground)).composite([
    { input: figure, top: 45, left: 560 },
    { input: await logo('logo.svg', 400), top: 268, left: 80 },
  ])
}

/** The whole hero at the right. Its left edge continues under the name. */
async function heroPreview({ name, colour }: PictureRecord): Promise<Sharp> {
  const shown = Math.round((height * 4) / 3)
  const hero = await sharp(`${art}pictures/${name}/${name}-hero-1200.webp`)
    .resize({ width: shown, height })
    .extend({ left: width - shown, extendWith: 'copy' })
    .toBuffer()
  const file = isDark(colour) ? 'logo-white.svg' : 'logo.svg'
  return sharp(hero).composite([{ input: await logo(file, 300), top: 276, left: 60 }])
}

/** @param colour - as `#rrggbb` */
function isDark(colour: string): boolean {
  const brightness = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
  return brightness.every((part) => part < 170)
}

const logo = (file: string, logoWidth: number): Promise<Buffer> =>
  sharp(`${art}brand/${file}`, { density: 288 }).resize({ width: logoWidth }).toBuffer()
