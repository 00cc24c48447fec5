import { pageParameter, shelfParameterNames } from '@stemside/rules'
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

/** The code of the inline scripts, in order; `cartChunks` are URLs. Old browsers can read only the first script. */
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
    schemeCookie,
    listingParameters: [...shelfParameterNames, pageParameter],
    cartChunks,
    note,
    acknowledgement,
  })
  return [watching, recording]
}
