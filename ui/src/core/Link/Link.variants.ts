import { cva } from 'class-variance-authority'
import styles from './Link.module.css'

export const linkVariants = ['inline', 'standalone', 'plain'] as const

export const link = cva(styles.root, {
  variants: {
    variant: { inline: styles.inline, standalone: styles.standalone, plain: styles.plain },
  },
})
