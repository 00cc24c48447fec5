/** The shop's time. Everything that is dated or expires asks it, so that it can be set. */
export interface Clock {
  now(): Date
  /** Sets the time, from which it runs on; back to the machine's where absent. */
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
