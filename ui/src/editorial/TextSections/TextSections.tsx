import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { Text } from '../../core/Text/index.ts'
import styles from './TextSections.module.css'

/** A heading and what is said under it. */
export interface TextPart {
  /** The anchor. */
  readonly id: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Short items below the paragraphs. */
  readonly points?: readonly string[]
  readonly links?: readonly { readonly label: string; readonly href: string }[]
}

export interface TextSectionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The sections, in this order. */
  sections: readonly TextPart[]
  /** Numbers the points of each section, because their order matters. @default false */
  isNumbered?: boolean
}

/** Sections of an information page: on wide screens each heading stands beside its text. */
export function TextSections({
  sections,
  isNumbered = false,
  className,
  ...rest
}: TextSectionsProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {sections.map((section) => (
        <Part key={section.id} isNumbered={isNumbered} {...section} />
      ))}
    </div>
  )
}

interface PartProps extends TextPart {
  readonly isNumbered: boolean
}

function Part({ id, heading, paragraphs, points, links, isNumbered }: PartProps) {
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <section id={id} className={styles.part}>
      <Heading>{heading}</Heading>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph} size="lead">
            {paragraph}
          </Text>
        ))}
        {points !== undefined && (
          <List className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </List>
        )}
        {links !== undefined && (
          <p className={styles.links}>
            {links.map(({ label, href }) => (
              <Link key={href} href={href} variant="standalone">
                {label}
              </Link>
            ))}
          </p>
        )}
      </div>
    </section>
  )
}
