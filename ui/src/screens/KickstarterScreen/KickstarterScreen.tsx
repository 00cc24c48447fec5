import type { CountryCode } from '@stemside/rules'
import { useEffect, useRef } from 'react'
import { figure as globe } from '../../../art/pictures/globe/index.ts'
import type { BackerStep, KickstarterPage } from '../../content/pages/kickstarter.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { Section } from '../../editorial/Section/index.ts'
import { BackerPath } from './BackerPath.tsx'
import { StepPanel } from './StepPanel.tsx'
import type { BackerProgress } from './choices.ts'
import styles from './KickstarterScreen.module.css'

export interface KickstarterScreenProps {
  /** The texts and the choices. */
  page: Omit<KickstarterPage, 'meta'>
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** How many people backed the campaign, from the store. @default its place stays empty */
  backersCount?: number | undefined
  /** The step that is asked for. A step that was not reached yet shows the last one that was. */
  step: BackerStep
  /** Called with the step to show. */
  onStep: (step: BackerStep) => void
  /** How far the backer is. Each step reads it when it opens. */
  progress: BackerProgress
  /** Called with the new progress when a step is done, and when the backer begins again. */
  onProgress: (progress: BackerProgress) => void
}

const count = new Intl.NumberFormat('en-GB')

/** /kickstarter: backers choose, customise, follow package and parcel, and add the upgrade kit. */
export function KickstarterScreen({
  page,
  country,
  backersCount,
  step,
  onStep,
  progress: { choices, reached },
  onProgress,
}: KickstarterScreenProps) {
  const { heading, lead, backers, note, overview, steps } = page
  const wanted = steps.findIndex((one) => one.step === step)
  const index = Math.min(wanted, reached)
  const words = steps[index]
  const panelHeading = useFocusOnChange(index)

  const goTo = (next: number) => {
    const name = steps[next]?.step
    if (name !== undefined) onStep(name)
  }
  return (
    <>
      <div className={styles.head}>
        <div className={styles.inner}>
          <div className={styles.words}>
            <Heading level={1} size="display">
              {heading}
            </Heading>
            <Text size="lead" tone="inherit">
              {lead}
            </Text>
            <p className={styles.backers}>
              {backersCount !== undefined && (
                <>
                  {backers.before} <strong>{count.format(backersCount)}</strong> {backers.after}
                </>
              )}
            </p>
          </div>
          <div className={styles.stage}>
            <svg viewBox="0 0 640 600" className={styles.discs} aria-hidden="true">
              <path className={styles.left} d="M320 30a270 270 0 0 0 0 540z" />
              <path className={styles.right} d="M320 90a270 270 0 0 1 0 540z" />
            </svg>
            <Picture
              picture={globe}
              alt=""
              sizes="(min-width: 768px) 420px, 60vw"
              isPriority
              className={styles.globe}
            />
          </div>
        </div>
      </div>
      <p className={styles.note}>{note}</p>
      <div className={styles.flow} data-needs-script>
        <BackerPath steps={steps} current={index} reached={reached} onStep={goTo} />
        {words !== undefined && (
          <section aria-labelledby="step-heading" className={styles.panel}>
            <Heading id="step-heading" ref={panelHeading} tabIndex={-1} data-heir>
              {words.heading}
            </Heading>
            <Text>{words.text}</Text>
            <StepPanel
              key={words.step}
              page={page}
              words={words}
              country={country}
              choices={choices}
              onDone={(chosen) => {
                onProgress({
                  choices: { ...choices, ...chosen },
                  reached: Math.max(reached, index + 1),
                })
                goTo(index + 1)
              }}
              onBack={index === 0 ? undefined : () => goTo(index - 1)}
              onAgain={() => {
                onProgress({ choices: {}, reached: 0 })
                onStep('order')
              }}
            />
          </section>
        )}
      </div>
      <Section heading={overview} className={styles.overview}>
        <ol className={styles.steps}>
          {steps.map(({ step: name, short, text }, place) => (
            <li key={name} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {place + 1}
              </span>
              <Heading level={3} size="card">
                {short}
              </Heading>
              <Text size="small">{text}</Text>
            </li>
          ))}
        </ol>
      </Section>
    </>
  )
}

/** A ref whose element gets the focus when the value changes, but not at first. */
function useFocusOnChange(value: number) {
  const target = useRef<HTMLHeadingElement>(null)
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    target.current?.focus()
  }, [value])
  return target
}
