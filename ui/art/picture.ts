/** How a picture is composed: 4:3 for product pages, 1:1 for cards, 4:5 for phones, a cut-out on nothing. */
export type PictureKind = 'hero' | 'square' | 'portrait' | 'figure'

/** One encoding of a picture, best first in `Picture.sources`. */
export interface PictureSource {
  readonly type: 'image/avif' | 'image/webp'
  /** Narrowest first. Widths in pixels. */
  readonly srcset: readonly { readonly url: string; readonly width: number }[]
}

/** What an `<img>` or `<picture>` needs; its alternative text belongs to the words, not to the picture. */
export interface Picture {
  /** Of the widest file, in pixels; narrower ones have the same proportion. */
  readonly width: number
  readonly height: number
  /** The dominant colour, as `#rrggbb`: it matches the picture's edge. Cut-outs have `transparent`. */
  readonly colour: string
  /** A data URI of at most 400 bytes, to be shown blurred until the picture is there. */
  readonly placeholder: string
  readonly sources: readonly PictureSource[]
}

/** Files of one width: its pixels, the AVIF's address, the WebP's. */
type Files = readonly [width: number, avif: string, webp: string]

/** Writes a `Picture` out from the short form in which the generated modules keep it. */
export function picture(
  [width, height]: readonly [number, number],
  colour: string,
  placeholder: string,
  files: readonly Files[],
): Picture {
  return {
    width,
    height,
    colour,
    placeholder,
    sources: [
      { type: 'image/avif', srcset: files.map(([w, avif]) => ({ url: avif, width: w })) },
      { type: 'image/webp', srcset: files.map(([w, , webp]) => ({ url: webp, width: w })) },
    ],
  }
}
