import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Picture } from '../../core/Picture/index.ts'
import { ZoomIcon } from '../../icons/index.ts'
import type { ShownPicture } from '../words.ts'
import styles from './ZoomablePicture.module.css'

/** The zoomed point, in percent of the picture's box. */
interface Spot {
  readonly x: number
  readonly y: number
}

const middle: Spot = { x: 50, y: 50 }

/** How far an arrow key moves the zoomed point. */
const moves: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -10, y: 0 },
  ArrowRight: { x: 10, y: 0 },
  ArrowUp: { x: 0, y: -10 },
  ArrowDown: { x: 0, y: 10 },
}

/**
 * On a phone with a very high resolution, the largest file would look the same as the next smaller
 * one.
 */
const sizes = '(min-width: 768px) 620px, (min-resolution: 2.5dppx) 58vw, 92vw'

export interface ZoomablePictureProps {
  /** The picture with its alt text. */
  shown: ShownPicture
  /** Preloads the picture, because it is the largest of the first view. */
  isPriority: boolean
  /** Whether the picture is in view. The keyboard passes over the others. */
  isInView: boolean
  /** Whether it fills the screen. */
  isFull: boolean
}

/** A picture that a press zooms at the pressed point. The pointer and the arrow keys move the zoom; Escape ends it. */
export function ZoomablePicture({ shown, isPriority, isInView, isFull }: ZoomablePictureProps) {
  const [spot, setSpot] = useState<Spot>()
  const look = (event: PointerEvent) => {
    if (spot !== undefined) setSpot(spotOf(event))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setSpot(undefined)
    const move = moves[event.key]
    // With another key, an arrow is a command of the browser, such as back.
    const isCommand = event.altKey || event.ctrlKey || event.metaKey
    if (spot === undefined || move === undefined || isCommand) return
    // Otherwise the browser scrolls to the next picture.
    event.preventDefault()
    setSpot({ x: within(spot.x + move.x), y: within(spot.y + move.y) })
  }
  return (
    <button
      type="button"
      className={styles.root}
      data-shows-picture
      tabIndex={isInView ? undefined : -1}
      aria-pressed={spot !== undefined}
      onClick={(event) => {
        // The second press of a double tap does not undo the first one.
        if (event.detail === 2) return
        setSpot(spot === undefined ? (event.detail === 0 ? middle : spotOf(event)) : undefined)
      }}
      onPointerMove={look}
      onKeyDown={press}
      onBlur={() => setSpot(undefined)}
      style={{
        '--ground': shown.picture.colour,
        '--look-at': spot && `${spot.x}% ${spot.y}%`,
      }}
    >
      <Picture
        picture={shown.picture}
        portrait={shown.portrait}
        alt={shown.alt}
        sizes={spot === undefined ? (isFull ? '100vmin' : sizes) : '200vw'}
        isPriority={isPriority}
        className={styles.picture}
      />
      <span className={styles.hint} data-needs-script>
        <ZoomIcon label="Zoom" />
      </span>
    </button>
  )
}

function within(percent: number): number {
  return Math.min(100, Math.max(0, percent))
}

function spotOf(event: {
  readonly clientX: number
  readonly clientY: number
  readonly currentTarget: Element
}): Spot {
  const box = event.currentTarget.getBoundingClientRect()
  return {
    x: ((event.clientX - box.left) / box.width) * 100,
    y: ((event.clientY - box.top) / box.height) * 100,
  }
}
