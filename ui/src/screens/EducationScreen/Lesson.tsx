import { useRef, type ReactNode } from 'react'
import type { LessonPlan } from '../../content/pages/education.ts'
import { Badge } from '../../core/Badge/index.ts'
import { Button } from '../../core/Button/index.ts'
import { Disclosure } from '../../core/Disclosure/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Text } from '../../core/Text/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import styles from './Lesson.module.css'

interface LessonProps {
  readonly lesson: LessonPlan
  /** Whether another lesson is being printed. */
  readonly isLeftOut: boolean
  readonly onPrint: () => void
}

/** A lesson plan: folded on screen, whole on paper. */
export function Lesson({ lesson, isLeftOut, onPrint }: LessonProps) {
  const { id, title, ages, minutes, skills, aim, youNeed, steps, check, wrong, further } = lesson
  const plan = useRef<HTMLDetailsElement>(null)
  const print = () => {
    // Older browsers print only an open plan.
    if (plan.current !== null) plan.current.open = true
    onPrint()
  }
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className={styles.root}
      data-print={isLeftOut ? 'never' : undefined}
    >
      <header className={styles.head}>
        <p className={styles.facts}>
          <Badge>{`Ages ${ages.from}–${ages.to}`}</Badge>
          <Badge>{`${minutes} minutes`}</Badge>
        </p>
        <Heading id={`${id}-title`} level={3} size="subheading">
          {title}
        </Heading>
        <Text>{aim}</Text>
        <Text size="small">{skills.join(' · ')}</Text>
        <Button variant="outline" onClick={print} data-needs-script>
          Print this lesson<VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </Button>
      </header>
      <Disclosure
        ref={plan}
        className={styles.plan}
        summary={
          <span>
            The plan, minute by minute<VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </span>
        }
      >
        <div className={styles.sheet}>
          <Part heading="You need">
            <ul className={styles.list}>
              {youNeed.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </Part>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.from} className={styles.step}>
                <p className={styles.time}>{`${step.from}–${step.to} min`}</p>
                <div>
                  <h4 className={styles.stepName}>{step.heading}</h4>
                  <p>{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
          <Part heading="Have they got it?">
            <p>{check}</p>
          </Part>
          <Part heading="What can go wrong">
            <ul className={styles.list}>
              {wrong.map((trouble) => (
                <li key={trouble}>{trouble}</li>
              ))}
            </ul>
          </Part>
          <Part heading="Further">
            <p>{further}</p>
          </Part>
        </div>
      </Disclosure>
    </article>
  )
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h4 className={styles.stepName}>{heading}</h4>
      {children}
    </div>
  )
}
