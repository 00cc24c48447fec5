import { cva } from 'class-variance-authority'
import styles from './Text.module.css'

export const textSizes = ['lead', 'body', 'small', 'caption'] as const
export const textTones = ['default', 'muted', 'success', 'danger', 'inherit'] as const
export const textWeights = ['regular', 'medium', 'bold'] as const

export const text = cva(styles.root, {
  variants: {
    size: {
      lead: styles.lead,
      body: styles.body,
      small: styles.small,
      caption: styles.caption,
    },
    tone: {
      default: styles.default,
      muted: styles.muted,
      success: styles.success,
      danger: styles.danger,
      inherit: undefined,
    },
    weight: { regular: undefined, medium: styles.medium, bold: styles.bold },
  },
})
