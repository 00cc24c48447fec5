import type { ReactNode } from 'react'
import { TextButton } from '../../core/TextButton/index.ts'
import styles from './AccountPopup.module.css'

export interface SwitchProps {
  /** The text before the link. @default none */
  readonly question?: string
  readonly onPress: () => void
  /** The link's text. */
  readonly children: ReactNode
}

/** A line with a link to another screen. */
export function Switch({ question, onPress, children }: SwitchProps) {
  return (
    <p className={styles.switch}>
      {question} <TextButton onClick={onPress}>{children}</TextButton>
    </p>
  )
}
