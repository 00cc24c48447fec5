import type { ComponentProps, ReactNode } from 'react'
import { ChevronDownIcon } from '../../icons/index.ts'
import { cx } from '../cx/index.ts'
import styles from './Accordion.module.css'

export type AccordionProps = ComponentProps<'div'>

/** Questions with their answers folded away. Works before the script has come. */
export function Accordion(props: AccordionProps) {
  return <div {...props} />
}

export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** The question, or what is folded away. */
  title: ReactNode
  /** Items of one group close each other. */
  group?: string
}

export function AccordionItem({ title, group, className, children, ...rest }: AccordionItemProps) {
  return (
    <details {...rest} name={group} className={cx(styles.item, className)}>
      <summary className={styles.summary}>
        {title}
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      <div className={styles.answer} data-part="answer">
        {children}
      </div>
    </details>
  )
}
