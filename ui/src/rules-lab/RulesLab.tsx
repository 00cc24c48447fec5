import { useState } from 'react'
import { Heading } from '../core/Heading/index.ts'
import { Text } from '../core/Text/index.ts'
import { CartPanel } from './CartPanel.tsx'
import { CouponPanel } from './CouponPanel.tsx'
import { LinesPanel } from './LinesPanel.tsx'
import { ReasonsPanel } from './ReasonsPanel.tsx'
import { SharePanel } from './SharePanel.tsx'
import { SurroundingsPanel } from './SurroundingsPanel.tsx'
import { TotalPanel } from './TotalPanel.tsx'
import { ViolationsPanel } from './ViolationsPanel.tsx'
import { WhereaboutsPanel } from './WhereaboutsPanel.tsx'
import styles from './RulesLab.module.css'
import { addressOf, type Situation } from './situation.ts'
import { judge } from './verdict.ts'

export interface RulesLabProps {
  /** The situation to show. A new one replaces what was chosen in the lab. */
  situation: Situation
  /** Storybook's URL, for the link to share. */
  base: string
  onSituationChange?: (situation: Situation) => void
}

/** The verdict of all rules on one situation. */
export function RulesLab({ situation: given, base, onSituationChange }: RulesLabProps) {
  const [situation, choose] = useAdopted(given, addressOf(given, base))
  const change = (part: Partial<Situation>) => {
    const next = { ...situation, ...part }
    choose(next)
    onSituationChange?.(next)
  }
  const verdict = judge(situation)
  return (
    <main className={styles.root}>
      <header className={styles.head}>
        <Heading level={1} size="title">
          Rules lab
        </Heading>
        <Text size="lead" className={styles.words}>
          Pick a situation, and see what the rules make of it and why. The prices are the sample
          price book’s, the same that the rules are tested with.
        </Text>
      </header>
      <div className={styles.choices}>
        <WhereaboutsPanel situation={situation} onChange={change} />
        <CouponPanel situation={situation} onChange={change} />
        <CartPanel situation={situation} catalogue={verdict.catalogue} onChange={change} />
      </div>
      <div className={styles.verdict}>
        <TotalPanel verdict={verdict} onCouponRemove={() => change({ coupon: 'none' })} />
        <ViolationsPanel situation={situation} verdict={verdict} onChange={change} />
        <LinesPanel verdict={verdict} />
        <ReasonsPanel verdict={verdict} />
        <SurroundingsPanel situation={situation} verdict={verdict} />
        <SharePanel situation={situation} verdict={verdict} base={base} />
      </div>
    </main>
  )
}

/** State that a new value from the parent replaces; `key` tells whether the value is new. */
function useAdopted<T>(given: T, key: string): [T, (value: T) => void] {
  const [adopted, setAdopted] = useState({ key, value: given })
  if (adopted.key !== key) setAdopted({ key, value: given })
  return [adopted.key === key ? adopted.value : given, (value) => setAdopted({ key, value })]
}
