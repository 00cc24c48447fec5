import { subscribe } from 'valtio'
import type { VisitStore } from '../state/visit.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/** Maximum length of a source; the shop's own campaigns are shorter. */
const longest = 128

/** The parts of a window that this needs. */
export type VisitWindow = StorageWindow & { readonly location: Pick<Location, 'search'> }

/** The parameters of a campaign (specification §2.36). */
const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_id'] as const

/**
 * Stores the campaign that the visit began with, for its banner, its coupon and the visit payload. Also
 * stores whether the shopper closed the banner or reopened it, until the returned function is called.
 */
export function keepVisit(visit: VisitStore, window: VisitWindow): () => void {
  const parameters = new URLSearchParams(window.location.search)
  keepCampaign(visit, window, parameters)
  restoreBanner(visit, window, parameters.get('banner') === '1')
  return subscribe(visit.state, () => writeBanner(visit, window))
}

/** A link with a campaign replaces all parameters of the last one, because they belong together. */
function keepCampaign(visit: VisitStore, window: VisitWindow, asked: URLSearchParams) {
  const { campaign } = storageKeys
  const given = campaignNames.flatMap((name) => {
    const value = asked.get(name) ?? ''
    return value !== '' && value.length <= longest ? [[name, value]] : []
  })
  const isNew = given.length > 0
  const kept = new URLSearchParams(isNew ? given : campaign.read(window))
  if (isNew) campaign.write(window, kept.toString())
  visit.comeFrom({
    utmSource: kept.get('utm_source') ?? undefined,
    utmMedium: kept.get('utm_medium') ?? undefined,
    utmCampaign: kept.get('utm_campaign') ?? undefined,
    utmId: kept.get('utm_id') ?? undefined,
  })
}

/**
 * @param isAsked - the URL has `?banner=1`: open a closed banner, and keep it visible while
 * scrolling
 */
function restoreBanner(visit: VisitStore, window: VisitWindow, isAsked: boolean) {
  const { showBannerForce, bannerClosed } = storageKeys
  if (isAsked) {
    visit.openBanner()
    writeBanner(visit, window)
    return
  }
  visit.restoreBanner({
    isBannerClosed: bannerClosed.read(window) === 'true',
    isBannerForced: showBannerForce.read(window) === 'true',
  })
}

function writeBanner({ state }: VisitStore, window: VisitWindow) {
  const { showBannerForce, bannerClosed } = storageKeys
  if (state.isBannerClosed === undefined) return
  if (state.isBannerClosed) {
    bannerClosed.write(window, 'true')
    showBannerForce.clear(window)
  } else {
    bannerClosed.clear(window)
    if (state.isBannerForced) showBannerForce.write(window, 'true')
  }
}
