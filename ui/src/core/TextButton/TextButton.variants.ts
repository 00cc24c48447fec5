import { cva } from 'class-variance-authority'
import styles from './TextButton.module.css'

export const textButtonTones = ['link', 'muted'] as const

export const textButton = cva(styles.root, {
  variants: { tone: { link: styles.link, muted: styles.muted } },
})
