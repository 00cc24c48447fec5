import { cva } from 'class-variance-authority'
import styles from './Button.module.css'

export const buttonVariants = ['solid', 'soft', 'outline', 'quiet'] as const
export const buttonTones = ['action', 'neutral', 'surface', 'danger'] as const
export const buttonSizes = ['small', 'medium', 'large'] as const

export const button = cva(styles.root, {
  variants: {
    variant: {
      solid: styles.solid,
      soft: styles.soft,
      outline: styles.outline,
      quiet: undefined,
    },
    tone: {
      action: styles.action,
      neutral: styles.neutral,
      surface: styles.surface,
      danger: styles.danger,
    },
    size: { small: styles.small, medium: styles.medium, large: styles.large },
    isWide: { true: styles.wide, false: undefined },
  },
  // On a coloured ground both need a background and a text colour of their own.
  compoundVariants: [{ variant: 'soft', tone: 'surface', class: styles.solid }],
})
