import { cva } from 'class-variance-authority'
import styles from './Heading.module.css'

export const headingSizes = ['display', 'title', 'heading', 'subheading', 'card'] as const

export const heading = cva(styles.root, {
  variants: {
    size: {
      display: styles.display,
      title: styles.title,
      heading: styles.heading,
      subheading: styles.subheading,
      card: styles.card,
    },
  },
})
