/** The shop's time, which the mock tools can set. Dates and expiries use it. */
export interface Clock {
  now(): Date
  /** Sets the time; it runs on from there. Without an argument it is the machine's again. */
  set(time?: Date): void
}

export function createClock(): Clock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    set: (time) => {
      ahead = time === undefined ? 0 : time.getTime() - Date.now()
    },
  }
}
