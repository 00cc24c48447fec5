import { useState } from 'react'
import { Button } from '../../ui/src/core/Button/index.ts'
import { purposes } from '../../ui/src/tokens/purposes.ts'
import { primitiveTokens } from '../../ui/src/tokens/tokens.ts'
import styles from './foundations.module.css'

const startingWith = (prefix: string) =>
  primitiveTokens.filter(({ name }) => name.startsWith(prefix))

const durations = startingWith('--duration-').filter(({ name }) => name !== '--duration-loop')
const curves = startingWith('--ease-')

const rows = curves.flatMap((curve) =>
  durations
    .map((duration) => ({
      label: `${duration.name} ${curve.name}`,
      transition: `translate var(${duration.name}) var(${curve.name})`,
      hint: duration.value,
    }))
    .concat({
      label: curve.name,
      transition: `translate 1200ms var(${curve.name})`,
      hint: 'slowly, to see the curve',
    }),
)

/** Every curve with every duration, and each curve slowly. A press moves them. */
export function MotionThatMoves() {
  const [isMoved, setIsMoved] = useState(false)
  return (
    <div className={`sb-unstyled ${styles.page}`}>
      <ul>
        {[...startingWith('--duration-'), ...curves].map(({ name, value }) => (
          <li key={name}>
            <code>{`${name}: ${value}`}</code> <small>{purposes[name]}</small>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={() => setIsMoved(!isMoved)}>
        Move
      </Button>
      <ul className={styles.rows}>
        {rows.map(({ label, transition, hint }) => (
          <li key={label}>
            <code>{label}</code> <small>{hint}</small>
            <span className={styles.track} data-moved={isMoved}>
              <span style={{ transition }} />
            </span>
          </li>
        ))}
        <li>
          <code>--duration-loop</code> <small>one turn; stands still with reduced motion</small>
          <span className={styles.turning} />
        </li>
      </ul>
    </div>
  )
}
