import { elephant } from '../../../art/pictures/figures.ts'
import type { AboutPage } from '../../content/pages/aboutUs.ts'
import { ButtonLink } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { Hero } from '../../editorial/Hero/index.ts'
import { Section } from '../../editorial/Section/index.ts'
import { TextSections } from '../../editorial/TextSections/index.ts'
import styles from './AboutScreen.module.css'

export interface AboutScreenProps {
  /** The texts. */
  page: Omit<AboutPage, 'meta'>
}

/** /about-us: who makes the toys, what they think of toys, and what they do not promise. */
export function AboutScreen({ page }: AboutScreenProps) {
  const { heading, lead, figures, sections, team } = page
  return (
    <>
      <Hero
        heading={heading}
        text={lead}
        actions={<ButtonLink href="/shop">See all toys</ButtonLink>}
        art={
          <Picture picture={elephant} alt="" sizes="(min-width: 768px) 480px, 80vw" isPriority />
        }
      />
      <dl className={styles.figures}>
        {figures.map(({ value, label }) => (
          <div key={value} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <TextSections sections={sections} isNumbered />
      <Section heading={team.heading} text={team.note}>
        <ul className={styles.desks}>
          {team.desks.map(({ name, does }) => (
            <li key={name} className={styles.desk}>
              <Heading level={3} size="card">
                {name}
              </Heading>
              <Text size="small">{does}</Text>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
