import { cva } from 'class-variance-authority'
import styles from './ProgressBar.module.css'

export const progressBarTones = ['action', 'success'] as const

export const bar = cva(styles.bar, {
  variants: { tone: { action: styles.action, success: styles.success } },
})
