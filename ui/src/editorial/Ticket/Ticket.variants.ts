import { cva } from 'class-variance-authority'
import styles from './Ticket.module.css'

export const ticketLayouts = ['row', 'stack'] as const

export const ticket = cva(styles.root, {
  variants: { layout: { row: styles.row, stack: styles.stack } },
})
