import { proxy } from 'valtio'

export type VisitStore = ReturnType<typeof createVisit>

/** What lasts as long as a visit: the browser's session, over pages and reloads. */
export function createVisit() {
  const state = proxy<{ utmSource: string | undefined }>({ utmSource: undefined })
  return {
    state,
    /** The `utm_source` that led here. */
    comeFrom(utmSource: string | undefined) {
      state.utmSource = utmSource
    },
  }
}
