import { ArrivesBefore } from '@stemside/ui/commerce/ArrivesBefore'
import { useLayoutEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useStores } from '../hooks/StoresContext.tsx'
import { useToday } from '../hooks/useToday.ts'
import { neededByOf } from '../state/neededBy.ts'

/** The day of a birthday, and whether an order of today arrives before it. Cart and checkout use the same day. */
export function ArrivalPanel() {
  const stores = useStores()
  const { country } = useSnapshot(stores.prices.state)
  const today = useToday()
  const neededBy = neededByOf(stores)
  const { day } = useSnapshot(neededBy.state)
  const part = useRef<HTMLDivElement>(null)
  const isShown = today !== undefined
  useLayoutEffect(() => {
    // The field replaces the question that was pressed and had the focus.
    if (isShown && document.activeElement === document.body) {
      part.current?.querySelector('input')?.focus()
    }
  }, [isShown])
  if (!isShown) return null
  return (
    <ArrivesBefore
      ref={part}
      country={country}
      today={today}
      day={day}
      isInitiallyOpen
      onDayChange={(chosen) => neededBy.choose(chosen)}
    />
  )
}
