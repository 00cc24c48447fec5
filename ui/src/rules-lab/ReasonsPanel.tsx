import {
  type CountryCode,
  explainToShopper,
  type Explanation,
  type ExplanationFigures,
  formatMoney,
  minor,
} from '@stemside/rules'
import { CheckIcon, MinusIcon } from '../icons/index.ts'
import { Panel } from './Panel.tsx'
import styles from './ReasonsPanel.module.css'
import type { Verdict } from './verdict.ts'

/** Everything that applied and everything that did not: the sentence, the code, the figures. */
export function ReasonsPanel({ verdict }: { verdict: Verdict }) {
  const { priced, catalogue } = verdict
  return (
    <Panel heading="Why">
      <ul className={styles.reasons}>
        {priced.explanations.map((explanation) => (
          <li
            key={`${explanation.subject} ${explanation.id}`}
            className={styles.reason}
            data-applied={explanation.applied}
          >
            <span className={styles.mark}>
              {explanation.applied ? <CheckIcon /> : <MinusIcon />}
            </span>
            <div>
              <p className={styles.sentence}>{explainToShopper(explanation, catalogue)}</p>
              <p className={styles.facts}>{factsOf(explanation, priced.country).join(' · ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The name of each figure, and whether it is a count or an amount. */
const figureNames = [
  ['quantity', 'units', 'count'],
  ['base', 'counted', 'amount'],
  ['minimum', 'minimum', 'amount'],
  ['short', 'short by', 'amount'],
  ['saving', 'saves', 'amount'],
  ['freeFrom', 'free from', 'amount'],
  ['charge', 'charge', 'amount'],
  ['kits', 'kits', 'count'],
  ['gamepads', 'gamepads', 'count'],
  ['least', 'at least', 'count'],
] as const satisfies readonly [keyof ExplanationFigures, string, 'count' | 'amount'][]

function factsOf({ subject, id, reason, figures }: Explanation, country: CountryCode): string[] {
  const facts = figureNames.flatMap(([key, name, kind]) => {
    const figure = figures[key]
    if (figure === undefined) return []
    return [`${name} ${kind === 'count' ? figure : formatMoney(minor(figure), country)}`]
  })
  return [subject === id ? subject : `${subject} ${id}`, reason, ...facts]
}
