import type { Ages } from '@stemside/rules'

/** "4–10", or "4+" without an upper limit. */
export function agesLabel({ from, to }: Ages): string {
  return to === undefined ? `${from}+` : `${from}–${to}`
}
