import { cva } from 'class-variance-authority'
import styles from './Price.module.css'

export const priceSizes = ['small', 'medium', 'large'] as const

export const price = cva(styles.root, {
  variants: { size: { small: styles.small, medium: styles.medium, large: styles.large } },
})
