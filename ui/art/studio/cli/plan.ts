import type { GalleryKind, PictureKind } from '../../picture.ts'
import { sizes as formatSizes } from '../rig/shot.ts'

/** The size at which the studio renders each kind, in pixels. */
export const sizes: Record<PictureKind, readonly [width: number, height: number]> = {
  ...formatSizes,
  ...ofGallery(formatSizes.square),
}

/** The widths at which each kind is shown, in pixels. The last one is the rendered width. */
export const widths: Record<PictureKind, readonly number[]> = {
  hero: [600, 900, 1200],
  square: [320, 480, 640, 800],
  portrait: [420, 840],
  figure: [240, 480, 720, 960],
  ...ofGallery([320, 480, 640, 800]),
}

/** The same value for each kind of the gallery. */
function ofGallery<T>(value: T): Record<GalleryKind, T> {
  return { hands: value, play: value, box: value, size: value }
}

/** The maximum size of a picture in bytes of AVIF, by width. */
export const byteLimits: Partial<Record<PictureKind, Readonly<Record<number, number>>>> = {
  hero: { 600: 30_000, 1200: 90_000 },
  square: { 640: 30_000 },
  ...ofGallery({ 640: 40_000, 800: 60_000 }),
}

/** The AVIF settings of each kind. A figure is in front of a flat colour, which shows artefacts. */
export const avif: Record<PictureKind, { readonly quality: number; readonly effort: number }> = {
  hero: { quality: 58, effort: 2 },
  square: { quality: 58, effort: 2 },
  portrait: { quality: 58, effort: 2 },
  figure: { quality: 50, effort: 6 },
  ...ofGallery({ quality: 58, effort: 2 }),
}

export const placeholderLimit = 400

/** The manifest's line of one rendered picture. Its size, widths and formats follow from its kind. */
export interface PictureRecord {
  readonly name: string
  readonly kind: PictureKind
  readonly colour: string
  readonly placeholder: string
  /** A digest of everything in the scene. If it is unchanged, the picture is not rendered again. */
  readonly fingerprint: string
  /** The SHA-256 of the widest AVIF. */
  readonly digest: string
}

/** Names a picture: `orboot-square`. */
export const idOf = ({ name, kind }: Pick<PictureRecord, 'name' | 'kind'>) => `${name}-${kind}`
