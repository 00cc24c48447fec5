import { proxy } from 'valtio'

export interface VisitState {
  utmSource: string | undefined
  /** The banner stays beyond 130 px of scroll too (`showBannerForce`). */
  isBannerForced: boolean
  /** The shopper closed the banner; undefined until storage has been read. */
  isBannerClosed: boolean | undefined
}

function newVisit(): VisitState {
  return { utmSource: undefined, isBannerForced: false, isBannerClosed: undefined }
}

export type VisitStore = ReturnType<typeof createVisit>

/** What lasts as long as a visit: the browser's session, over pages and reloads. */
export function createVisit() {
  const state = proxy(newVisit())
  return {
    state: state as Readonly<typeof state>,
    reset() {
      Object.assign(state, newVisit())
    },
    /** The `utm_source` that led here. */
    comeFrom(utmSource: string | undefined) {
      state.utmSource = utmSource
    },
    /** What storage holds of the banner. */
    restoreBanner(kept: Pick<VisitState, 'isBannerForced' | 'isBannerClosed'>) {
      Object.assign(state, kept)
    },
    closeBanner() {
      state.isBannerClosed = true
      state.isBannerForced = false
    },
    /** A banner that the shopper opens again does not slide away. */
    openBanner() {
      state.isBannerClosed = false
      state.isBannerForced = true
    },
  }
}
