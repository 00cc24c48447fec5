import { useId, type ReactNode } from 'react'
import { Heading } from '../core/Heading/index.ts'
import styles from './Panel.module.css'

export interface PanelProps {
  heading: string
  /** At the right of the heading. @default nothing */
  aside?: ReactNode
  children: ReactNode
}

/** One card of the lab. */
export function Panel({ heading, aside, children }: PanelProps) {
  const id = useId()
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} size="card" id={id}>
          {heading}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  )
}
