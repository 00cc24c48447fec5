import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { Text } from '../../core/Text/index.ts'
import styles from './Section.module.css'

export interface SectionProps extends ComponentProps<'section'> {
  /** The heading, in a few words. */
  heading: string
  /** One sentence under the heading. @default none */
  text?: string
  /** A link beside the heading, for example to the whole list. @default none */
  link?: { readonly label: string; readonly href: string }
}

/** A section of a page: a heading, an optional sentence and link, and the content. */
export function Section({ heading, text, link, className, children, ...rest }: SectionProps) {
  return (
    <section {...rest} className={cx(styles.root, className)}>
      <div className={styles.head}>
        <div>
          <Heading>{heading}</Heading>
          {text !== undefined && (
            <Text tone="muted" className={styles.text}>
              {text}
            </Text>
          )}
        </div>
        {link !== undefined && (
          <Link href={link.href} variant="standalone">
            {link.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
