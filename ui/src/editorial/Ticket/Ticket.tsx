import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../core/cx/index.ts'
import styles from './Ticket.module.css'
import { ticket, type ticketLayouts } from './Ticket.variants.ts'

export interface TicketProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** What it takes off: "30%" or "$10". */
  worth: string
  /** Words before the worth: "up to". @default none */
  before?: string | undefined
  /** The coupon's code, in the dashed frame. @default no frame */
  code?: string | undefined
  /** When it counts: "from $64". @default none */
  children?: ReactNode
  /** `row` is low and wide, `stack` is for the middle of a scene. @default 'row' */
  layout?: (typeof ticketLayouts)[number]
}

/** A coupon as a ticket with a torn edge: what it takes off, its code, and when it counts. */
export function Ticket({
  worth,
  before,
  code,
  layout = 'row',
  className,
  children,
  ...rest
}: TicketProps) {
  return (
    <p {...rest} className={cx(ticket({ layout }), className)} data-layout={layout}>
      <span className={styles.worth}>
        {before !== undefined && <span className={styles.before}>{`${before} `}</span>}
        <strong className={styles.figure}>{worth}</strong> off
      </span>{' '}
      <span className={styles.stub}>
        {children !== undefined && <span>{children}</span>}{' '}
        {code !== undefined && (
          <span>
            with <strong className={styles.code}>{code}</strong>
          </span>
        )}
      </span>
    </p>
  )
}
