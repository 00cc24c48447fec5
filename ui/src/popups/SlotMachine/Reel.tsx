import type { CSSProperties } from 'react'
import styles from './SlotMachine.module.css'

/** The percentages on each reel, from specification §9: 10 to 30. */
const faces = [10, 15, 20, 25, 30] as const
type Face = (typeof faces)[number]

/** How many rounds of faces pass before the reel stops. */
const turns = 6
const strip = Array.from({ length: turns * faces.length }, (_, row) => ({
  row,
  face: faces[row % faces.length] ?? faces[0],
}))

/**
 * One reel: a strip of percentages that moves up behind a window. The machine announces the result
 * to screen readers.
 */
export function Reel({
  place,
  stop,
  isMoved,
}: {
  /** 0 for the left reel. Each reel stops a moment after the one on its left. */
  readonly place: number
  /** The face that the window shows at the end. */
  readonly stop: Face
  readonly isMoved: boolean
}) {
  const first = place
  const last = strip.findLast(({ face }) => face === stop)?.row ?? first
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--row': isMoved ? last : first,
    '--place': place,
  }
  return (
    <div className={styles.window}>
      <div className={styles.strip} style={style} data-moved={isMoved}>
        {strip.map(({ row, face }) => (
          <div key={row} className={styles.face} data-face={face}>
            <span translate="no">{face}</span>
            <span className={styles.percent}>%</span>
          </div>
        ))}
      </div>
    </div>
  )
}
