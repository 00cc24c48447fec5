import { giraffe } from '../../../art/pictures/figures.ts'
import type { ParentHubPage } from '../../content/pages/parentHub.ts'
import { Disclosure } from '../../core/Disclosure/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { LinkSlot } from '../../core/LinkSlot/index.ts'
import { Text } from '../../core/Text/index.ts'
import { ChipNav } from '../../editorial/ChipNav/index.ts'
import { Section } from '../../editorial/Section/index.ts'
import { TextSections } from '../../editorial/TextSections/index.ts'
import { TopPanel } from '../../editorial/TopPanel/index.ts'
import { ChevronRightIcon } from '../../icons/index.ts'
import styles from './ParentHubScreen.module.css'

export interface ParentHubScreenProps {
  /** The texts. */
  page: Omit<ParentHubPage, 'meta'>
}

/** /parenthub: the first five minutes with a toy, the weeks after them, and what parents ask. */
export function ParentHubScreen({ page }: ParentHubScreenProps) {
  const { heading, lead, sections, questions, reading } = page
  const [first, ...others] = sections
  return (
    <>
      <TopPanel heading={heading} text={lead} hue="dabble" picture={giraffe}>
        <ChipNav
          label="On this page"
          links={[
            ...sections.map(({ id, heading: label }) => ({ label, href: `#${id}` })),
            { label: questions.heading, href: '#questions' },
          ]}
        />
      </TopPanel>
      {first !== undefined && <TextSections sections={[first]} isNumbered />}
      <TextSections sections={others} />
      <Section id="questions" heading={questions.heading} className={styles.questions}>
        {questions.items.map(({ question, answer, link }) => (
          <Disclosure
            key={question}
            className={styles.question}
            summary={
              <Heading level={3} size="card">
                {question}
              </Heading>
            }
          >
            <Text>{answer}</Text>
            {link !== undefined && (
              <Link href={link.href} variant="standalone">
                {link.label}
              </Link>
            )}
          </Disclosure>
        ))}
      </Section>
      <Section heading={reading.heading}>
        <ul className={styles.reading}>
          {reading.links.map(({ label, href }) => (
            <li key={href}>
              <LinkSlot href={href} className={styles.post}>
                {label} <ChevronRightIcon />
              </LinkSlot>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
