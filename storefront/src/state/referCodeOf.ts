import { readReferral } from '@stemside/rules'
import type { VisitStore } from './visit.ts'

/** The refer code of the friend's link that this visit began with. The server refuses one's own. */
export function referCodeOf({ state }: VisitStore): string | undefined {
  return readReferral(state.utmSource, state.utmCampaign, undefined)
}
