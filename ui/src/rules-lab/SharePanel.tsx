import { useState } from 'react'
import { Button } from '../core/Button/index.ts'
import { Text } from '../core/Text/index.ts'
import { Panel } from './Panel.tsx'
import styles from './SharePanel.module.css'
import { addressOf, type Situation } from './situation.ts'
import { testRow } from './testRow.ts'
import type { Verdict } from './verdict.ts'

export interface SharePanelProps {
  situation: Situation
  verdict: Verdict
  base: string
}

/** The situation as a link, and as a row for the decision table of whole situations. */
export function SharePanel({ situation, verdict, base }: SharePanelProps) {
  return (
    <Panel heading="Share">
      <Copyable label="Copy link" text={addressOf(situation, base)} />
      <Copyable label="Copy as test row" text={testRow(situation, verdict)} />
      <Text size="caption" tone="muted">
        Rows go into rules/src/pricing/situations.test.ts.
      </Text>
    </Panel>
  )
}

/** A text with a button that copies it. */
function Copyable({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setFailed(true),
    )
  }
  return (
    <div className={styles.copyable}>
      <pre className={styles.text}>{text}</pre>
      <div className={styles.row}>
        <Button size="small" variant="soft" onClick={copy}>
          {label}
        </Button>
        <output className={styles.done}>
          {copied === text && 'Copied'}
          {hasFailed && 'The browser refused. Select the text above and copy it.'}
        </output>
      </div>
    </div>
  )
}
