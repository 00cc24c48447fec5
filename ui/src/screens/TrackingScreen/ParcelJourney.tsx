import { dayRange, type CountryCode, type IsoDate } from '@stemside/rules'
import { bag, gift, rocket, teddy } from '../../../art/pictures/figures.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import styles from './ParcelJourney.module.css'

const stages = [
  { status: 'placed', label: 'Placed', text: 'We have your order.', picture: bag },
  { status: 'packed', label: 'Packed', text: 'Your toys are in their box.', picture: gift },
  { status: 'shipped', label: 'On its way', text: 'The courier has the parcel.', picture: rocket },
  { status: 'delivered', label: 'Delivered', text: 'Time to play.', picture: teddy },
] as const

type Stage = (typeof stages)[number]['status']

export interface ParcelJourneyProps {
  /** Decides how dates are written. */
  country: CountryCode
  /** The day of each stage. A stage without one keeps an empty line, so that nothing moves when it is known. */
  days: Partial<Record<Stage, IsoDate>>
  /** The stage that the parcel has reached. @default none: no stage is marked, as an example for an order that nobody has placed */
  status?: Stage | undefined
}

/** The four stages of a parcel, each with a picture and, if it is known, its day. */
export function ParcelJourney({ country, days, status }: ParcelJourneyProps) {
  const reached = stages.findIndex((stage) => stage.status === status)
  const dayOf = (stage: Stage, isToCome: boolean) => {
    const day = days[stage]
    if (day === undefined) return '\u00A0'
    const shown = dayRange({ earliest: day, latest: day }, country)
    return status !== undefined && isToCome ? `by ${shown}` : shown
  }
  return (
    <ol className={styles.root}>
      {stages.map(({ status: stage, label, text, picture }, index) => (
        <li
          key={stage}
          className={styles.stage}
          data-reached={status === undefined || index <= reached}
          aria-current={index === reached ? 'step' : undefined}
        >
          <Picture picture={picture} alt="" sizes="72px" className={styles.picture} />
          <div className={styles.words}>
            <Text weight="bold">
              {label}
              {status !== undefined && index > reached && (
                <VisuallyHidden>, still to come</VisuallyHidden>
              )}
            </Text>
            <Text size="small" tone="muted">
              {`${dayOf(stage, index > reached)}${index === reached ? `. ${text}` : ''}`}
            </Text>
          </div>
        </li>
      ))}
    </ol>
  )
}
