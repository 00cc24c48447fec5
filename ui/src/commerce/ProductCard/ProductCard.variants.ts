import { cva } from 'class-variance-authority'
import styles from './ProductCard.module.css'

export const productCardSides = ['left', 'right'] as const

export const productCard = cva(styles.root, {
  variants: { side: { left: undefined, right: styles.right } },
})
