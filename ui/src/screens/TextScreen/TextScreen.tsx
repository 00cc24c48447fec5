import type { TextPage, TextSection, TextTable } from '../../content/pages/types.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import type { PictureSource } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { TopPanel, type TopPanelProps } from '../../editorial/TopPanel/index.ts'
import styles from './TextScreen.module.css'

export interface TextScreenProps {
  /** The texts. */
  page: Pick<TextPage, 'heading' | 'lead' | 'sections'>
  /** The product line whose colour is the ground of the page's top. */
  hue: TopPanelProps['hue']
  /** A cut-out picture beside the heading. @default none */
  picture?: PictureSource
  /** ISO date of the last change. @default not shown */
  changedOn?: string
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A page of running text, such as the terms: a figure, its contents, then section after section. */
export function TextScreen({ page, hue, picture, changedOn }: TextScreenProps) {
  const { heading, lead, sections } = page
  return (
    <>
      <TopPanel heading={heading} text={lead} hue={hue} picture={picture}>
        {changedOn !== undefined && (
          <Text size="small">
            Last changed on <time dateTime={changedOn}>{day.format(new Date(changedOn))}</time>
          </Text>
        )}
      </TopPanel>
      <div className={styles.root}>
        <nav aria-label="On this page" className={styles.contents} data-print="never">
          <ol>
            {sections.map(({ id, heading: label }) => (
              <li key={id}>
                <Link href={`#${id}`} variant="plain">
                  {label}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
        </div>
      </div>
    </>
  )
}

function Section({ id, heading, paragraphs, points, table, links }: TextSection) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.section}>
      <Heading id={`${id}-heading`} size="subheading">
        {heading}
      </Heading>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      {points !== undefined && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {table !== undefined && <Table {...table} />}
      {links !== undefined && (
        <p className={styles.links}>
          {links.map(({ label, href }) => (
            <Link key={href} href={href} variant="standalone">
              {label}
            </Link>
          ))}
        </p>
      )}
    </section>
  )
}

/** On a phone each row is a block, and each cell shows the name of its column. */
function Table({ caption, head, rows }: TextTable) {
  const [, ...columns] = head
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {head.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index]} data-label={columns[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
