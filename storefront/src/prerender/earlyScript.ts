import { finderParameterNames, pageParameter, shelfParameterNames } from '@stemside/rules'
import { schemeCookie } from '../effects/schemeCookie.ts'
import { storageKeys } from '../effects/storageKeys.ts'
import { early } from '../boot/early.ts'
import { watchStart } from '../boot/watchStart.ts'
import { inlineScript } from './inlineScript.ts'
import { script } from '../boot/pageData.ts'
import { scriptWords } from '../frame/scriptWords.ts'
import { acknowledgement } from '../loading/busy.ts'

/** The id of the note that says that the shop cannot start. */
const note = 'script-note'

/**
 * The code of the inline scripts of a page, in the order in which they run. The first one is plain enough for browsers
 * that are too old for the shop.
 *
 * @param cartChunks - the URLs of the cart overlay's code, which the second script fetches after an early press
 */
export function earlyScripts(cartChunks: readonly string[]): readonly string[] {
  const watching = inlineScript(watchStart, {
    script,
    words: scriptWords,
    note,
    sentence: 'This page did not load completely. Please load it again. ',
    folder: '/assets/',
    patience: 8000,
  })
  const recording = inlineScript(early, {
    stateKey: storageKeys.state.name,
    removedCouponKey: storageKeys.removedAutoAddedCoupon.name,
    consentKey: storageKeys.cookieAccepted.name,
    bannerClosedKey: storageKeys.bannerClosed.name,
    bannerForcedKey: storageKeys.showBannerForce.name,
    seasonKey: storageKeys.season.name,
    signedInKey: storageKeys.signedIn.name,
    signingInKey: storageKeys.signingIn.name,
    schemeCookie,
    contentParameters: [...shelfParameterNames, ...finderParameterNames, pageParameter],
    cartChunks,
    note,
    acknowledgement,
  })
  return [watching, recording]
}
