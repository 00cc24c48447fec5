import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../core/cx/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Text } from '../../core/Text/index.ts'
import { Confetti } from '../Confetti/index.ts'
import styles from './PromoPanel.module.css'

export interface PromoPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The heading, in a few words. */
  heading: string
  /** One or two sentences. */
  text: string
  /** The only action: a ButtonLink. */
  action: ReactNode
  /** Cut-out pictures, in front of the half-discs. */
  art: ReactNode
}

/** A coloured panel with a small illustration and one action. */
export function PromoPanel({ heading, text, action, art, className, ...rest }: PromoPanelProps) {
  return (
    <section {...rest} className={cx(styles.root, className)}>
      <div className={styles.words}>
        <Heading size="title">{heading}</Heading>
        <Text className={styles.text}>{text}</Text>
        {action}
      </div>
      <div className={styles.scene}>
        <Confetti className={styles.confetti} />
        <div className={styles.art}>{art}</div>
      </div>
    </section>
  )
}
