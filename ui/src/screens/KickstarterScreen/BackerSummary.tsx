import { Button, ButtonLink } from '../../core/Button/index.ts'
import type { BackerChoices } from './choices.ts'
import type { StepPanelProps } from './StepPanel.tsx'
import styles from './StepPanel.module.css'

/** The last step: all that was chosen. */
export function BackerSummary({ page, choices, onAgain }: StepPanelProps) {
  return (
    <div className={styles.form}>
      <dl className={styles.summary}>
        {rowsOf(page, choices).map(([label, value]) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        <ButtonLink href="/ourearth" size="large">
          Get your globe ready
        </ButtonLink>
        <Button variant="quiet" size="large" onClick={onAgain}>
          {page.labels.again}
        </Button>
      </div>
    </div>
  )
}

function rowsOf(
  { summary, steps }: StepPanelProps['page'],
  { backerNumber = '', email = '', passportName = '', address, ...chosen }: BackerChoices,
): readonly (readonly [string, string])[] {
  const picked = [chosen.reward, chosen.colour, chosen.upgrade].flatMap((id) =>
    steps.flatMap(({ choices }) => {
      const option = choices?.options.find((one) => one.id === id)
      return choices === undefined || option === undefined
        ? []
        : [[choices.legend, option.label] as const]
    }),
  )
  const lines = Object.values(address ?? {}).filter((line) => line !== '')
  return [
    [summary.backer, [backerNumber, email].join(', ')],
    ...picked,
    [summary.passport, passportName === '' ? summary.noName : passportName],
    [summary.address, lines.join(', ')],
  ]
}
