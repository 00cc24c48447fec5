import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../core/cx/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Text } from '../../core/Text/index.ts'
import styles from './Hero.module.css'

export interface HeroProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The page's promise, as its `h1`. */
  heading: string
  /** One or two sentences below the promise. */
  text: string
  /** One or two buttons. */
  actions: ReactNode
  /** A cut-out Picture, in front of the two half-discs. */
  art: ReactNode
}

/** The first view of a page: one promise and one picture on one colour. */
export function Hero({ heading, text, actions, art, className, ...rest }: HeroProps) {
  return (
    <section {...rest} className={cx(styles.root, className)}>
      <div className={styles.inner}>
        <div>
          <Heading level={1} size="display">
            {heading}
          </Heading>
          <Text size="lead" tone="inherit" className={styles.text}>
            {text}
          </Text>
          <div className={styles.actions}>{actions}</div>
        </div>
        <div className={styles.stage}>
          <svg viewBox="0 0 640 600" className={styles.discs} aria-hidden="true">
            <path className={styles.left} d="M320 30a270 270 0 0 0 0 540z" />
            <path className={styles.right} d="M320 90a270 270 0 0 1 0 540z" />
          </svg>
          <div className={styles.art}>{art}</div>
        </div>
      </div>
    </section>
  )
}
