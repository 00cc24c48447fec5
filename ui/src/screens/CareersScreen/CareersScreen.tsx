import { robot } from '../../../art/pictures/figures.ts'
import type { CareersPage, Job } from '../../content/pages/careers.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Text } from '../../core/Text/index.ts'
import { Section } from '../../editorial/Section/index.ts'
import { TextSections } from '../../editorial/TextSections/index.ts'
import { TopPanel } from '../../editorial/TopPanel/index.ts'
import styles from './CareersScreen.module.css'

export interface CareersScreenProps {
  /** The texts. */
  page: Omit<CareersPage, 'meta'>
}

/** /careers: how people work here, how they are chosen, and sample positions. */
export function CareersScreen({ page }: CareersScreenProps) {
  const { heading, lead, note, sections, jobs, jobWords } = page
  return (
    <>
      <TopPanel heading={heading} text={lead} hue="tacto" picture={robot}>
        <Text size="small" className={styles.note}>
          {note}
        </Text>
      </TopPanel>
      <TextSections sections={sections} isNumbered />
      <Section heading={jobWords.heading}>
        <ul className={styles.jobs}>
          {jobs.map((job) => (
            <Position key={job.id} job={job} words={jobWords} />
          ))}
        </ul>
      </Section>
    </>
  )
}

interface PositionProps {
  readonly job: Job
  readonly words: CareersPage['jobWords']
}

function Position({ job, words }: PositionProps) {
  const { id, title, place, summary, youWill, youBring } = job
  return (
    <li id={id} className={styles.job}>
      <div className={styles.head}>
        <Heading level={3} size="subheading">
          {title}
        </Heading>
        <Text size="small">{place}</Text>
      </div>
      <Text size="lead">{summary}</Text>
      <div className={styles.lists}>
        <Points heading={words.youWill} points={youWill} />
        <Points heading={words.youBring} points={youBring} />
      </div>
    </li>
  )
}

interface PointsProps {
  readonly heading: string
  readonly points: readonly string[]
}

function Points({ heading, points }: PointsProps) {
  return (
    <div>
      <Heading level={4} size="card">
        {heading}
      </Heading>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}
