import { cva } from 'class-variance-authority'
import styles from './Dialog.module.css'

export const dialogSizes = ['small', 'medium', 'large'] as const

export const dialog = cva(styles.root, {
  variants: { size: { small: styles.small, medium: styles.medium, large: styles.large } },
})
