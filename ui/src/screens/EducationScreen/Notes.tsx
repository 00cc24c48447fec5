import type { TextSection } from '../../content/pages/types.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { Text } from '../../core/Text/index.ts'
import styles from './Notes.module.css'

/** What a teacher should know before the first lesson, as notes beside each other. */
export function Notes({ sections }: { readonly sections: readonly TextSection[] }) {
  return (
    <div className={styles.root} data-print="never">
      {sections.map(({ id, heading, paragraphs, points, links }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`} className={styles.note}>
          <Heading id={`${id}-heading`} size="subheading">
            {heading}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
          {points !== undefined && (
            <ol className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ol>
          )}
          {links?.map(({ label, href }) => (
            <Link key={href} variant="plain" href={href} className={styles.link}>
              {label}
            </Link>
          ))}
        </section>
      ))}
    </div>
  )
}
