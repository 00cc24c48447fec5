import { dayRange, arrivesBefore, type CountryCode, type IsoDate } from '@stemside/rules'
import type { ReactNode } from 'react'
import { Link } from '../../core/Link/index.ts'
import { AlertIcon, CheckIcon } from '../../icons/index.ts'
import { dayText } from './questionText.ts'
import styles from './ArrivalVerdict.module.css'

export interface ArrivalVerdictProps {
  /** The country that the order is delivered to. */
  country: CountryCode
  /** The day before which the order is wanted. */
  day: IsoDate
  /** The store's date: the day of the order. */
  today: IsoDate
}

/** Whether an order of today arrives before a day, in a sentence. It promises no more than the estimate. */
export function ArrivalVerdict({ country, day, today }: ArrivalVerdictProps) {
  const { verdict, estimate, orderBy } = arrivesBefore(country, day, today)
  const [wanted, last] = [day, estimate.latest].map((one) => dayText(one, country))
  const range = dayRange(estimate, country)
  if (verdict === 'over')
    return <Line tone="plain">{`${wanted} is over. Please choose another day.`}</Line>
  if (verdict === 'in-time')
    return (
      <Line tone="good">
        <strong>{`In time for ${wanted}.`}</strong>{' '}
        <span>{`We expect it by ${last}. ${orderByText(orderBy, today, country)}`}</span>
      </Line>
    )
  return (
    <Line tone="warning">
      {verdict === 'uncertain' ? (
        <>
          <strong>{`We cannot promise it before ${wanted}.`}</strong>{' '}
          <span>{`We expect it ${range}.`}</span>
        </>
      ) : (
        <>
          <strong>{`It does not arrive before ${wanted}.`}</strong>{' '}
          <span>{`We expect it ${range}.`}</span>
        </>
      )}{' '}
      An{' '}
      <Link href="/gift" className={styles.whole}>
        e-gift
      </Link>{' '}
      arrives by email on the day.
    </Line>
  )
}

interface LineProps {
  tone: 'good' | 'warning' | 'plain'
  children: ReactNode
}

function Line({ tone, children }: LineProps) {
  return (
    <p className={styles.root} data-tone={tone}>
      {tone === 'good' ? <CheckIcon /> : <AlertIcon />}
      <span>{children}</span>
    </p>
  )
}

function orderByText(orderBy: IsoDate | undefined, today: IsoDate, country: CountryCode): string {
  if (orderBy === undefined) return ''
  return orderBy === today ? 'Order today.' : `You can order until ${dayText(orderBy, country)}.`
}
