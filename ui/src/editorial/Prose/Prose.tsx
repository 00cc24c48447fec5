import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import styles from './Prose.module.css'

export interface ProseProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Sanitised HTML: paragraphs, headings from `h2`, lists, quotes, tables, figures. */
  html: string
}

/** A long text, such as a blog post: sets the type of HTML that was written elsewhere. */
export function Prose({ html, className, ...rest }: ProseProps) {
  return (
    <div
      {...rest}
      className={cx(styles.root, className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
