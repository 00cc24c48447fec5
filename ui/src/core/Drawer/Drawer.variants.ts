import { cva } from 'class-variance-authority'
import styles from './Drawer.module.css'

export const drawerSides = ['right', 'left', 'bottom'] as const

export const drawer = cva(styles.root, {
  variants: { side: { right: styles.right, left: styles.left, bottom: styles.bottom } },
})
