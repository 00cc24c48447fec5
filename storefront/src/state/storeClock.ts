import { isoDate, type IsoDate } from '@stemside/rules'
import { proxy, subscribe } from 'valtio'

export type StoreClock = ReturnType<typeof createStoreClock>

/**
 * The store's time, from the `Date` of its last answer. Banners, seasons and delivery estimates read
 * their day here, so that a wrong clock of a device changes none of them, and the clock of the mock
 * tools changes all of them.
 */
export function createStoreClock() {
  /** By how many milliseconds the store's clock is ahead of the device's; undefined before the first answer. */
  const state = proxy<{ ahead: number | undefined }>({ ahead: undefined })
  return {
    /** Takes over the `Date` header of an answer; one that is absent or no date changes nothing. */
    hear: (header: string | null) => {
      const time = Date.parse(header ?? '')
      if (!Number.isNaN(time)) state.ahead = time - Date.now()
    },

    /** The store cannot be reached: the device's clock is the best that is left. */
    useDevice: () => {
      state.ahead ??= 0
    },

    /** The store's day in the visitor's time zone; undefined before the first answer. */
    today: (): IsoDate | undefined => {
      if (state.ahead === undefined) return undefined
      const now = new Date(Date.now() + state.ahead)
      return isoDate(now.getFullYear(), now.getMonth() + 1, now.getDate())
    },

    /** Calls `listen` when the clock is set; the returned function stops that. */
    subscribe: (listen: () => void) => subscribe(state, listen),
  }
}
