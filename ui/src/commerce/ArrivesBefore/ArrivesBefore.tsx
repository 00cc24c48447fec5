import { nextGiftDay, parseDate, type CountryCode, type IsoDate } from '@stemside/rules'
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { TextField } from '../../forms/TextField/index.ts'
import { ArrivalVerdict } from './ArrivalVerdict.tsx'
import { questionText } from './questionText.ts'
import styles from './ArrivesBefore.module.css'

export interface ArrivesBeforeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The country that the order is delivered to. */
  country: CountryCode
  /** The store's date: the day of the order. */
  today: IsoDate
  /** The chosen day. @default none: only the question is shown */
  day?: IsoDate | undefined
  /** Whether the field is shown from the start. @default whether a day is chosen */
  isInitiallyOpen?: boolean
  /** Called with the chosen day; with undefined once the field is empty. */
  onDayChange: (day: IsoDate | undefined) => void
}

/**
 * "Is it for a birthday?": a day, and whether an order of today arrives before it. Before a gift day, such as Christmas,
 * the question names it and, when opened, suggests the day. After the choice of another day it no longer names it.
 */
export function ArrivesBefore({
  country,
  today,
  day,
  isInitiallyOpen = day !== undefined,
  onDayChange,
  className,
  ...rest
}: ArrivesBeforeProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen)
  const giftDay = nextGiftDay(country, today)
  // Once another day is chosen, a question about Christmas would contradict it.
  const isForOther = giftDay !== undefined && day !== undefined && day !== giftDay.day
  const [hasOpened, setOpened] = useState(isInitiallyOpen)
  // Only the first time: a day that the shopper clears stays cleared.
  const suggest = useEffectEvent(() => {
    if (day === undefined && giftDay !== undefined) onDayChange(giftDay.day)
  })
  useEffect(() => {
    if (hasOpened) suggest()
  }, [hasOpened])
  const answer = useRef<HTMLDivElement>(null)
  // On a phone the answer may be below the window. The page stays where it is while nobody chooses a day here.
  useEffect(() => {
    const isChosenHere = answer.current?.previousElementSibling?.contains(document.activeElement)
    if (day !== undefined && isChosenHere) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [day])
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open)
          if (currentTarget.open) setOpened(true)
        }}
      >
        <summary className={styles.question}>
          {isForOther ? 'When do you need it?' : questionText(giftDay, country)}
        </summary>
        <TextField
          label={giftDay === undefined ? 'The birthday' : 'The day'}
          name="neededBy"
          type="date"
          min={today}
          defaultValue={day ?? giftDay?.day}
          className={styles.day}
          onChange={({ target }) => onDayChange(parseDate(target.value))}
        />
      </details>
      <div ref={answer} aria-live="polite">
        {day !== undefined && (
          <ArrivalVerdict key={day} country={country} day={day} today={today} />
        )}
      </div>
    </div>
  )
}
