import type { ComponentProps } from 'react'
import { Heading } from '../../core/Heading/index.ts'
import { Text } from '../../core/Text/index.ts'
import { cx } from '../../core/cx/index.ts'
import styles from './Steps.module.css'

export interface Step {
  /** The product line whose colour is the ground. */
  readonly hue: 'orboot' | 'tacto' | 'plugo'
  readonly heading: string
  readonly text: string
}

export interface StepsProps extends ComponentProps<'ol'> {
  /** Three, in their order. @default how a toy of the shop is played */
  steps?: readonly Step[]
}

const howToPlay: readonly Step[] = [
  {
    hue: 'orboot',
    heading: 'Set it on the table',
    text: 'A globe, a board of pieces or a plug-in kit: something real to turn, move and build.',
  },
  {
    hue: 'tacto',
    heading: 'Open the free app',
    text: 'On the phone or tablet you already own. The app is part of the toy, not a subscription.',
  },
  {
    hue: 'plugo',
    heading: 'Watch it answer',
    text: 'Every move they make with their hands changes what happens on the screen.',
  },
]

/** How something is done, in three steps. */
export function Steps({ steps = howToPlay, className, ...rest }: StepsProps) {
  return (
    <ol {...rest} className={cx(styles.root, className)}>
      {steps.map((step, index) => (
        <li
          key={step.heading}
          className={styles.step}
          style={{ '--ground': `var(--color-line-${step.hue})` }}
        >
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <Heading level={3} size="card">
            {step.heading}
          </Heading>
          <Text size="small">{step.text}</Text>
        </li>
      ))}
    </ol>
  )
}
