import type { ComponentProps, CSSProperties } from 'react'
import { preload } from 'react-dom'
import { cx } from '../cx/index.ts'
import styles from './Picture.module.css'

/** A picture from ui/art. Width and height are the CSS px of its largest file. */
export interface PictureSource {
  /** The best format first; each with all its widths. */
  sources: readonly {
    readonly type: string
    readonly srcset: readonly { readonly url: string; readonly width: number }[]
  }[]
  width: number
  height: number
  /** A tiny data URI, shown until the picture has loaded. */
  placeholder?: string
  /** Its background colour, shown at once. */
  colour?: string
}

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  /** The picture's files, size and colour, from ui/art. */
  picture: PictureSource
  /** A version for phones, which replaces the picture below 768 px. @default none */
  portrait?: PictureSource | undefined
  /** The alt text; '' if the text beside the picture says the same. */
  alt: string
  /** The width of the picture on the page, as HTML's `sizes`: `(min-width: 768px) 25vw, 50vw`. */
  sizes: string
  /**
   * Preloads the picture, because it is the largest in the first view. At most one on each page.
   * @default false
   */
  isPriority?: boolean
}

/** A responsive picture with its space reserved. It offers AVIF first, then other formats. */
export function Picture({
  picture,
  portrait,
  alt,
  sizes,
  isPriority = false,
  className,
  style,
  ...rest
}: PictureProps) {
  const [fallback] = picture.sources.slice(-1)
  const largest = fallback?.srcset.at(-1)
  const ground: CSSProperties = {
    backgroundColor: picture.colour,
    // A cut-out is transparent, so its placeholder would be visible around it.
    ...(picture.placeholder &&
      picture.colour !== 'transparent' && {
        backgroundImage: `url("${picture.placeholder}")`,
      }),
    ...style,
  }
  if (isPriority) {
    preloadBest(picture, sizes, portrait && '(width >= 768px)')
    if (portrait) preloadBest(portrait, sizes, '(width < 768px)')
  }
  return (
    <picture className={styles.root}>
      {portrait?.sources.map(({ type, srcset }) => (
        <source
          key={`portrait ${type}`}
          media="(width < 768px)"
          type={type}
          srcSet={toSrcSet(srcset)}
          sizes={sizes}
          width={portrait.width}
          height={portrait.height}
        />
      ))}
      {picture.sources.slice(0, -1).map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={toSrcSet(srcset)} sizes={sizes} />
      ))}
      <img
        {...rest}
        alt={alt}
        src={largest?.url}
        srcSet={fallback && toSrcSet(fallback.srcset)}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding={isPriority ? 'sync' : 'async'}
        className={cx(styles.image, className)}
        style={ground}
      />
    </picture>
  )
}

/**
 * Preloads the best format from the page's head. A browser that does not know the format ignores
 * it.
 */
function preloadBest({ sources }: PictureSource, sizes: string, media: string | undefined) {
  const [best] = sources
  const largest = best?.srcset.at(-1)
  if (best === undefined || largest === undefined) return
  preload(largest.url, {
    as: 'image',
    type: best.type,
    imageSrcSet: toSrcSet(best.srcset),
    imageSizes: sizes,
    fetchPriority: 'high',
    ...(media !== undefined && { media }),
  })
}

function toSrcSet(entries: PictureSource['sources'][number]['srcset']): string {
  return entries.map(({ url, width }) => `${url} ${width}w`).join(', ')
}
