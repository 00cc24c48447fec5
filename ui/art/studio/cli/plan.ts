import type { PictureKind } from '../../picture.ts'

/** The widths at which each kind is shown, in pixels. The last one is what the studio renders. */
export const widths: Record<PictureKind, readonly number[]> = {
  hero: [600, 900, 1200],
  square: [320, 480, 640, 800],
  portrait: [420, 840],
  figure: [240, 480, 720, 960],
}

/** What a picture may weigh, in bytes of AVIF by width. */
export const byteLimits: Partial<Record<PictureKind, Readonly<Record<number, number>>>> = {
  hero: { 600: 30_000, 1200: 90_000 },
  square: { 640: 30_000 },
}

/** How finely AVIF is written. Figures stand alone before a flat ground, and one of them is waited for. */
export const avif: Record<PictureKind, { readonly quality: number; readonly effort: number }> = {
  hero: { quality: 58, effort: 2 },
  square: { quality: 58, effort: 2 },
  portrait: { quality: 58, effort: 2 },
  figure: { quality: 50, effort: 6 },
}

export const placeholderLimit = 400

/** A record of one rendered picture, as the manifest keeps it. */
export interface PictureRecord {
  readonly name: string
  readonly kind: PictureKind
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  readonly formats: readonly ['avif', 'webp']
  readonly colour: string
  readonly placeholder: string
  /** Of everything that the scene is made of: where it is the same, nothing is rendered again. */
  readonly fingerprint: string
  /** SHA-256 of the widest AVIF. */
  readonly digest: string
}

export type Manifest = Readonly<Record<string, PictureRecord>>
