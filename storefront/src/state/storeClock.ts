import { proxy, subscribe } from 'valtio'

export type StoreClock = ReturnType<typeof createStoreClock>

/**
 * The store's time, from the `Date` header of its last answer. Banners, seasons and delivery
 * estimates take the date from here. So a device's wrong clock changes none of them, and the clock
 * of the mock tools changes all of them.
 */
export function createStoreClock() {
  /**
   * Milliseconds by which the store's clock is ahead of the device's; undefined before the first
   * answer.
   */
  const state = proxy<{ ahead: number | undefined }>({ ahead: undefined })
  return {
    /** Sets the clock by the `Date` header of an answer. A missing or invalid header is ignored. */
    hear: (header: string | null) => {
      const time = Date.parse(header ?? '')
      if (!Number.isNaN(time)) state.ahead = time - Date.now()
    },

    /** Uses the device's clock, because the store cannot be reached. */
    useDevice: () => {
      state.ahead ??= 0
    },

    /**
     * The store's time, ISO 8601 in UTC; undefined before the first answer. Cut to the minute, so that it stays the
     * same while React renders.
     */
    now: (): string | undefined => {
      if (state.ahead === undefined) return undefined
      return new Date(Date.now() + state.ahead).toISOString().replace(/:[\d.]+Z$/, ':00.000Z')
    },

    /** Calls `listen` when the clock is set. The returned function stops it. */
    subscribe: (listen: () => void) => subscribe(state, listen),
  }
}
