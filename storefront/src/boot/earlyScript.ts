import { shelfParameterNames } from '@stemside/rules'
import { storageKeys } from '../effects/storageKeys.ts'
import { early } from './early.ts'
import { inlineScript } from './inlineScript.ts'
import { acknowledgement, readyEvent } from './ready.ts'

/** The text of the script in every page's head; `cartFiles` are URLs. */
export function earlyScript(cartFiles: readonly string[]): string {
  return inlineScript(early, {
    stateKey: storageKeys.state.name,
    removedCouponKey: storageKeys.removedAutoAddedCoupon.name,
    consentKey: storageKeys.cookieAccepted.name,
    bannerClosedKey: storageKeys.bannerClosed.name,
    bannerForcedKey: storageKeys.showBannerForce.name,
    listingParameters: shelfParameterNames,
    cartFiles,
    readyEvent,
    acknowledgement,
  })
}
