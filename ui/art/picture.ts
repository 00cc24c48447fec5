/** The pictures that only a product's page shows, all 1:1. */
export const galleryKinds = ['hands', 'play', 'box', 'size'] as const

/**
 * The screen in a child's hands, the toy in use, the box with its contents laid out, the toy beside
 * everyday objects that show its size.
 */
export type GalleryKind = (typeof galleryKinds)[number]

/**
 * The format of a picture: 4:3 for product pages, 1:1 for cards, 4:5 for phones, a cut-out with a
 * transparent background, or one of the gallery.
 */
export type PictureKind = 'hero' | 'square' | 'portrait' | 'figure' | GalleryKind

/** One encoding of a picture. `Picture.sources` lists the best one first. */
export interface PictureSource {
  readonly type: 'image/avif' | 'image/webp'
  /** The files, narrowest first. Widths in pixels. */
  readonly srcset: readonly { readonly url: string; readonly width: number }[]
}

/**
 * The data for an `<img>` or `<picture>`. The alt text is not here, because it belongs to the
 * page's texts.
 */
export interface Picture {
  /** The size of the widest file, in pixels; the others have the same aspect ratio. */
  readonly width: number
  readonly height: number
  /** The dominant colour, as `#rrggbb`: it matches the picture's edge. Cut-outs have `transparent`. */
  readonly colour: string
  /** A data URI of at most 400 bytes, shown blurred until the picture has loaded. */
  readonly placeholder: string
  readonly sources: readonly PictureSource[]
}

/** The two files of one width: the width in pixels, the AVIF's URL, the WebP's URL. */
type Files = readonly [width: number, avif: string, webp: string]

/** Expands the short form of the generated modules to a `Picture`. */
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
