import { useRef, useState } from 'react'
import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import styles from './SlotMachine.module.css'
import type { SpinPhase } from './useSpin.ts'

/** The distance of a whole pull in px, and the share of it that counts as a pull. */
const travel = 120
const enough = 0.6
/** The share of a pull by which an arrow key moves the lever. */
const step = 0.21

/**
 * A lever that mouse, finger or arrow keys draw down. A press, Enter or Space pulls it too. A knob that
 * is released above the middle springs back.
 */
export function Lever({
  phase,
  onPull,
}: {
  readonly phase: SpinPhase
  readonly onPull: () => void
}) {
  const [pull, setPull] = useState(0)
  const start = useRef<number>(undefined)
  // A ref, because on a slow device a pull can end before its first move is rendered.
  const drawn = useRef(0)
  const wasDrawn = useRef(false)
  const isReady = phase === 'ready'

  const begin = ({ currentTarget, pointerId, clientY }: PointerEvent<HTMLButtonElement>) => {
    if (!isReady) return
    currentTarget.setPointerCapture(pointerId)
    start.current = clientY
    drawn.current = 0
    wasDrawn.current = false
  }
  const draw = ({ clientY }: PointerEvent) => {
    if (start.current === undefined) return
    drawn.current = Math.min(1, Math.max(0, (clientY - start.current) / travel))
    wasDrawn.current ||= drawn.current > 0.1
    setPull(drawn.current)
  }
  const end = ({ type }: PointerEvent) => {
    if (start.current === undefined) return
    start.current = undefined
    if (type === 'pointerup' && drawn.current >= enough) onPull()
    else setPull(0)
  }
  /** Arrow down draws the lever, also while it is held; arrow up lets it back. */
  const drawByKey = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (!isReady || direction === 0) return
    event.preventDefault()
    const next = Math.max(0, pull + direction * step)
    setPull(next)
    if (next >= enough) onPull()
  }
  const letGo = () => {
    if (isReady) setPull(0)
  }
  const press = ({ detail }: MouseEvent) => {
    // Ignore the click that ends a drag. A click by keyboard has no count.
    if (detail === 0 || !wasDrawn.current) onPull()
  }

  const style: CSSProperties & Record<`--${string}`, number> = { '--pull': pull }
  return (
    <button
      type="button"
      aria-label="Pull the lever"
      aria-disabled={!isReady}
      className={styles.lever}
      style={style}
      data-part="lever"
      data-phase={phase}
      data-drawn={pull > 0}
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={drawByKey}
      onBlur={letGo}
      onClick={press}
    >
      <span className={styles.slot} />
      <svg viewBox="0 0 20 30" className={styles.way} aria-hidden="true">
        <path className={styles.arrow} d="M3 3l7 7 7-7" />
        <path className={styles.arrow} d="M3 16l7 7 7-7" />
      </svg>
      <span className={styles.arm} />
      <span className={styles.knob} />
    </button>
  )
}
