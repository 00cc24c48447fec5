import type { CSSProperties } from 'react'
import styles from './SlotMachine.module.css'

/** A fountain of pieces in two volleys, always the same: degrees (-90 is up), share of the way, turn and tone. */
const pieces = Array.from({ length: 56 }, (_, index) => ({
  angle: -176 + index * 3.1,
  late: (index % 2) * 320 + ((index * 53) % 120),
  reach: 0.3 + ((index * 7) % 11) * 0.07,
  turn: ((index * 137) % 540) - 200,
  tone: (index % 5) + 1,
}))

/** Half-discs that fly out of the machine when it wins. */
export function Burst() {
  return (
    <span className={styles.burst} data-part="burst" aria-hidden="true">
      {pieces.map(({ angle, late, reach, turn, tone }) => {
        const style: CSSProperties & Record<`--${string}`, number | string> = {
          '--angle': `${angle}deg`,
          '--reach': reach,
          '--turn': `${turn}deg`,
          '--late': `${late}ms`,
        }
        return <span key={angle} className={styles.piece} data-tone={tone} style={style} />
      })}
    </span>
  )
}
