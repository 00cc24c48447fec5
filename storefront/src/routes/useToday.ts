import { useSyncExternalStore } from 'react'
import { isoDate, type IsoDate } from '@stemside/rules'

const never = () => () => undefined

/** The visitor's date; undefined on a prerendered page, which does not know it. */
export function useToday(): IsoDate | undefined {
  return useSyncExternalStore(never, localDate, () => undefined)
}

function localDate(): IsoDate {
  const now = new Date()
  return isoDate(now.getFullYear(), now.getMonth() + 1, now.getDate())
}
