import type { BackerStepWords } from '../../content/pages/kickstarter.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { CheckIcon } from '../../icons/index.ts'
import styles from './BackerPath.module.css'

interface BackerPathProps {
  readonly steps: readonly BackerStepWords[]
  /** The index of the step that is shown. */
  readonly current: number
  /** The index of the furthest step so far. Steps up to it can be opened again. */
  readonly reached: number
  readonly onStep: (index: number) => void
}

/** The row of steps. Those that were reached are buttons. */
export function BackerPath({ steps, current, reached, onStep }: BackerPathProps) {
  return (
    <ol className={styles.path} aria-label="Steps">
      {steps.map(({ step, short }, index) => (
        <li key={step} data-reached={index <= reached}>
          <button
            type="button"
            className={styles.button}
            disabled={index > reached}
            aria-current={index === current ? 'step' : undefined}
            onClick={() => onStep(index)}
          >
            <span className={styles.dot} aria-hidden="true">
              {index < reached ? <CheckIcon /> : index + 1}
            </span>
            <span>{short}</span>
            {index < reached && <VisuallyHidden>, done</VisuallyHidden>}
          </button>
        </li>
      ))}
    </ol>
  )
}
