import { cva } from 'class-variance-authority'
import styles from './Badge.module.css'

export const badgeTones = ['surface', 'subtle', 'sale', 'highlight', 'success', 'inverse'] as const

export const badge = cva(styles.root, {
  variants: {
    tone: {
      surface: styles.surface,
      subtle: styles.subtle,
      sale: styles.sale,
      highlight: styles.highlight,
      success: styles.success,
      inverse: styles.inverse,
    },
  },
})
