import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { Text } from '../../core/Text/index.ts'
import styles from './Section.module.css'

export interface SectionProps extends ComponentProps<'section'> {
  /** The heading, in a few words. */
  heading: string
  /** One sentence under the heading. */
  text?: string
  /** A way to the rest, at the heading's end. */
  link?: { readonly label: string; readonly href: string }
}

/** A part of a page: heading, perhaps a sentence, perhaps a way to more, and what it is about. */
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
