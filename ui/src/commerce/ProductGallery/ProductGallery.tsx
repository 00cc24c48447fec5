import { useRef, type ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import type { ShownPicture } from '../words.ts'
import { ZoomablePicture } from './ZoomablePicture.tsx'
import styles from './ProductGallery.module.css'

export interface ProductGalleryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The first is the hero: it loads at once. */
  pictures: readonly ShownPicture[]
}

/** Pictures to swipe through, with thumbnails that scroll to them. Swiping is the browser's own. */
export function ProductGallery({ pictures, className, ...rest }: ProductGalleryProps) {
  const track = useRef<HTMLUListElement>(null)
  const show = (index: number) =>
    track.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <ul ref={track} className={styles.track} aria-label="Pictures">
        {pictures.map((shown, index) => (
          <li key={shown.alt} className={styles.slide}>
            <ZoomablePicture shown={shown} isPriority={index === 0} />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className={styles.thumbs}>
          {pictures.map(({ picture, alt }, index) => (
            <button
              key={alt}
              type="button"
              className={styles.thumb}
              aria-label={`Picture ${index + 1}: ${alt}`}
              onClick={() => show(index)}
            >
              <Picture picture={picture} alt="" sizes="88px" />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
