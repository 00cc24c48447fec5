import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ComponentProps, UIEvent } from 'react'
import { cx } from '../../core/cx/index.ts'
import { IconButton } from '../../core/IconButton/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { CloseIcon, FillScreenIcon } from '../../icons/index.ts'
import type { ShownPicture } from '../words.ts'
import { ZoomablePicture } from './ZoomablePicture.tsx'
import styles from './ProductGallery.module.css'

export interface ProductGalleryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The pictures; the first loads eagerly. */
  pictures: readonly ShownPicture[]
}

/**
 * Pictures side by side in a scrolling row, so that the browser handles swipes. A press on a
 * thumbnail scrolls to its picture. The thumbnail of the picture in view is marked. Where the browser allows it, the
 * gallery can fill the screen.
 */
export function ProductGallery({ pictures, className, ...rest }: ProductGalleryProps) {
  const track = useRef<HTMLUListElement>(null)
  // Undefined if the browser does not allow it, and on a prerendered page.
  const isFull = useSyncExternalStore(onFullscreen, readFullscreen, () => undefined)
  const [current, setCurrent] = useState(0)
  const show = (index: number) =>
    track.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {}
    // A hidden gallery has no width.
    if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth))
  }
  // A prerendered page can be swiped before it is hydrated.
  useEffect(follow, [])
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <ul
        ref={track}
        className={styles.track}
        aria-label="Pictures"
        onScroll={follow}
        onScrollEnd={moveFocus}
      >
        {pictures.map((shown, index) => (
          <li key={shown.alt} className={styles.slide}>
            <ZoomablePicture
              shown={shown}
              isPriority={index === 0}
              isInView={index === current}
              isFull={isFull === true}
            />
          </li>
        ))}
      </ul>
      {isFull !== undefined && (
        <IconButton
          label="Full screen"
          aria-pressed={isFull}
          className={styles.fill}
          onClick={({ currentTarget }) => void fillOrLeave(currentTarget.parentElement)}
        >
          {isFull ? <CloseIcon /> : <FillScreenIcon />}
        </IconButton>
      )}
      {pictures.length > 1 && (
        <div className={styles.thumbs}>
          {pictures.map(({ picture, alt }, index) => (
            <button
              key={alt}
              type="button"
              className={styles.thumb}
              aria-label={`Show picture ${index + 1} of ${pictures.length}`}
              aria-current={index === current}
              onClick={() => show(index)}
            >
              <Picture picture={picture} alt="" sizes="76px" className={styles.small} />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

function readFullscreen() {
  return document.fullscreenEnabled ? document.fullscreenElement !== null : undefined
}

function onFullscreen(notify: () => void) {
  document.addEventListener('fullscreenchange', notify)
  return () => document.removeEventListener('fullscreenchange', notify)
}

/** If the browser does not allow it, the pictures stay where they are. */
async function fillOrLeave(gallery: Element | null) {
  await (
    document.fullscreenElement ? document.exitFullscreen() : gallery?.requestFullscreen()
  )?.catch(() => undefined)
}

/** The arrow keys scroll, but leave the focus on the previous picture. Moves it, so that Enter zooms the one in view. */
function moveFocus({ currentTarget: list }: UIEvent<HTMLUListElement>): void {
  if (!list.contains(document.activeElement)) return
  const shown = list.children[Math.round(list.scrollLeft / list.clientWidth)]
  shown?.querySelector('button')?.focus({ preventScroll: true })
}
