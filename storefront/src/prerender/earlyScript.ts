import { shelfParameterNames } from '@stemside/rules'
import { storageKeys } from '../effects/storageKeys.ts'
import { early } from '../boot/early.ts'
import { inlineScript } from './inlineScript.ts'
import { acknowledgement, readyEvent, script } from '../boot/ready.ts'

/** The text of the script in every page's head; `cartChunks` are URLs. */
export function earlyScript(cartChunks: readonly string[]): string {
  return inlineScript(early, {
    stateKey: storageKeys.state.name,
    removedCouponKey: storageKeys.removedAutoAddedCoupon.name,
    consentKey: storageKeys.cookieAccepted.name,
    bannerClosedKey: storageKeys.bannerClosed.name,
    bannerForcedKey: storageKeys.showBannerForce.name,
    listingParameters: shelfParameterNames,
    cartChunks,
    readyEvent,
    script,
    acknowledgement,
  })
}
