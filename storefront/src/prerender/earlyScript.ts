import { pageParameter, shelfParameterNames } from '@stemside/rules'
import { schemeCookie } from '../effects/schemeCookie.ts'
import { storageKeys } from '../effects/storageKeys.ts'
import { early } from '../boot/early.ts'
import { inlineScript } from './inlineScript.ts'
import { script } from '../boot/pageData.ts'
import { acknowledgement } from '../loading/busy.ts'

/** The text of the inline script; `cartChunks` are URLs. */
export function earlyScript(cartChunks: readonly string[]): string {
  return inlineScript(early, {
    stateKey: storageKeys.state.name,
    removedCouponKey: storageKeys.removedAutoAddedCoupon.name,
    consentKey: storageKeys.cookieAccepted.name,
    bannerClosedKey: storageKeys.bannerClosed.name,
    bannerForcedKey: storageKeys.showBannerForce.name,
    seasonKey: storageKeys.season.name,
    schemeCookie,
    listingParameters: [...shelfParameterNames, pageParameter],
    cartChunks,
    script,
    acknowledgement,
  })
}
