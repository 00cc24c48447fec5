import { judgeDevice, type Device, type VisitorDevice } from '@stemside/rules'
import { useEffect, useRef, useState } from 'react'
import { figure as globe } from '../../../art/pictures/globe/index.ts'
import { figure as knight } from '../../../art/pictures/knight/index.ts'
import { figure as robot } from '../../../art/pictures/robot/index.ts'
import { figure as teddy } from '../../../art/pictures/teddy/index.ts'
import type { AppLine, AppLineWords, DevicesPage } from '../../content/pages/deviceCompatibility.ts'
import type { TextSection } from '../../content/pages/types.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { Picture, type PictureSource } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { Section } from '../../editorial/Section/index.ts'
import { AlertIcon, CheckIcon, CloseIcon } from '../../icons/index.ts'
import { DeviceFinder } from './DeviceFinder.tsx'
import { DeviceTable } from './DeviceTable.tsx'
import { factsOf, needWords } from './deviceWords.ts'
import styles from './DevicesScreen.module.css'

export interface DevicesScreenProps {
  /** The texts, the lines' needs and the list of models. */
  page: Omit<DevicesPage, 'meta'>
  /** The device that the page is read on. @default the browser was not asked yet */
  own?: VisitorDevice | undefined
}

/** A device that was found or that the page is read on. */
export interface FoundDevice {
  readonly name: string
  readonly device: Device
  /** Whether the page is read on it. Its version is then the least that it has. */
  readonly isOwn: boolean
}

const figures: Readonly<Record<AppLine, PictureSource>> = {
  orboot: globe,
  tacto: knight,
  plugo: robot,
  storybook: teddy,
}

/** /device-compatibility: whether a model runs the apps, and what each line needs. */
export function DevicesScreen({ page, own }: DevicesScreenProps) {
  const { heading, lead, answers, lines, linesHeading, devices, table, note, sections } = page
  const [found, setFound] = useState<FoundDevice>()
  const result = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (found !== undefined) result.current?.focus()
  }, [found])

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
            <p>
              <Link href="#models" className={styles.toTable}>
                {table.link}
              </Link>
            </p>
          </div>
          <div className={styles.stage}>
            <svg viewBox="0 0 640 600" className={styles.discs} aria-hidden="true">
              <path className={styles.left} d="M320 30a270 270 0 0 0 0 540z" />
              <path className={styles.right} d="M320 90a270 270 0 0 1 0 540z" />
            </svg>
            <DeviceFinder
              answers={answers}
              devices={devices}
              lines={lines}
              own={own}
              onFind={setFound}
            />
          </div>
        </div>
      </div>
      <section className={styles.result} aria-labelledby="result">
        <div>
          <Heading id="result" ref={result} tabIndex={-1} data-heir className={styles.name}>
            {found === undefined ? linesHeading : found.name}
          </Heading>
          {found !== undefined && (
            <Text tone="muted" className={styles.facts}>
              <span key="facts">{`${factsOf(found.device, found.isOwn)}.`}</span>{' '}
              {!found.isOwn && <span key="updated">{answers.updated}</span>}
            </Text>
          )}
        </div>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <LineTile key={line.line} {...line} device={found?.device} />
          ))}
        </ul>
      </section>
      <Section id="models" heading={table.heading} text={note} className={styles.models}>
        <DeviceTable caption={table.caption} lines={lines} devices={devices} />
      </Section>
      <div className={styles.parts}>
        {sections.map((section) => (
          <Part key={section.id} {...section} />
        ))}
      </div>
    </>
  )
}

function LineTile({
  line,
  name,
  toys,
  href,
  inWords,
  notes,
  needs,
  device,
}: AppLineWords & { readonly device: Device | undefined }) {
  return (
    <li className={styles.line} style={{ '--ground': `var(--color-line-${line})` }}>
      <Picture picture={figures[line]} alt="" sizes="96px" className={styles.figure} />
      <Heading level={3} size="subheading">
        {name}
      </Heading>
      {device !== undefined && <Verdict device={device} needs={needs} />}
      <Text size="small">{inWords}</Text>
      {notes.map((text) => (
        <Text key={text} size="small">
          {text}
        </Text>
      ))}
      <Link variant="plain" href={href} className={styles.toLine}>
        See all {toys}
      </Link>
    </li>
  )
}

function Verdict({ device, needs }: Pick<AppLineWords, 'needs'> & { readonly device: Device }) {
  const verdict = judgeDevice(device, needs)
  if (verdict.answer === 'yes') {
    return (
      <p className={styles.verdict} data-answer="yes">
        <CheckIcon /> <strong>Runs on it</strong>
      </p>
    )
  }
  const asked = needWords(verdict.facts, device, needs)
  return verdict.answer === 'no' ? (
    <p className={styles.verdict} data-answer="no">
      <CloseIcon />
      <span>
        <strong>Does not run.</strong> <span>{`It needs ${asked}.`}</span>
      </span>
    </p>
  ) : (
    <p className={styles.verdict} data-answer="check">
      <AlertIcon />
      <span>
        <strong>Please check</strong> <span>{`that yours has ${asked}.`}</span>
      </span>
    </p>
  )
}

function Part({ id, heading, paragraphs, points, links }: TextSection) {
  return (
    <section id={id} className={styles.part}>
      <Heading size="subheading">{heading}</Heading>
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
      <p className={styles.links}>
        {links?.map(({ label, href }) => (
          <Link key={href} href={href} variant="standalone">
            {label}
          </Link>
        ))}
      </p>
    </section>
  )
}
