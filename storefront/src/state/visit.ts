import { proxy } from 'valtio'

/** The campaign of the link that led here (specification §2.36). */
export interface Campaign {
  readonly utmSource?: string | undefined
  readonly utmMedium?: string | undefined
  readonly utmCampaign?: string | undefined
  readonly utmId?: string | undefined
}

export interface VisitState {
  utmSource: string | undefined
  utmMedium: string | undefined
  utmCampaign: string | undefined
  utmId: string | undefined
  /** The path of the page that is shown; undefined until the first page has mounted. */
  path: string | undefined
  /** Whether the banner also stays when the page is scrolled beyond 130 px (`showBannerForce`). */
  isBannerForced: boolean
  /** Whether the shopper closed the banner; undefined until storage has been read. */
  isBannerClosed: boolean | undefined
}

function newVisit(): VisitState {
  return {
    utmSource: undefined,
    utmMedium: undefined,
    utmCampaign: undefined,
    utmId: undefined,
    path: undefined,
    isBannerForced: false,
    isBannerClosed: undefined,
  }
}

export type VisitStore = ReturnType<typeof createVisit>

/** State of one visit: the browser's session, across pages and reloads. */
export function createVisit() {
  const state = proxy(newVisit())
  return {
    state: state as Readonly<typeof state>,
    reset() {
      // A reset opens no other page.
      Object.assign(state, newVisit(), { path: state.path })
    },
    openPage(path: string) {
      state.path = path
    },
    /** Sets the campaign of the visit. */
    comeFrom(campaign: Campaign) {
      Object.assign(state, campaign)
    },
    /** Sets what storage holds about the banner. */
    restoreBanner(kept: Pick<VisitState, 'isBannerForced' | 'isBannerClosed'>) {
      Object.assign(state, kept)
    },
    closeBanner() {
      state.isBannerClosed = true
      state.isBannerForced = false
    },
    /** Opens the banner again. It then stays when the page is scrolled. */
    openBanner() {
      state.isBannerClosed = false
      state.isBannerForced = true
    },
  }
}
