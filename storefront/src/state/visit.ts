import { proxy } from 'valtio'

export interface VisitState {
  utmSource: string | undefined
  /** The banner stays beyond 130 px of scroll too (`showBannerForce`). */
  isBannerForced: boolean
}

export type VisitStore = ReturnType<typeof createVisit>

/** What lasts as long as a visit: the browser's session, over pages and reloads. */
export function createVisit() {
  const state = proxy<VisitState>({ utmSource: undefined, isBannerForced: false })
  return {
    state,
    /** The `utm_source` that led here. */
    comeFrom(utmSource: string | undefined) {
      state.utmSource = utmSource
    },
    forceBanner(isForced: boolean) {
      state.isBannerForced = isForced
    },
  }
}
