import { minor } from '@stemside/rules'
import type { ReferralState, Reward } from './RewardsScreen.tsx'

export const sampleLink = 'https://stemside.example/?utm_source=referral&utm_campaign=QK7M2XP'

/** Three friends have ordered; the parcel of one is on its way. */
export const earnedInUs: ReferralState = {
  country: 'US',
  claimed: minor(500),
  mostClaimable: minor(2000),
  pending: minor(1000),
}

/** No friend has ordered. */
export const nothingEarned: ReferralState = {
  ...earnedInUs,
  claimed: minor(0),
  mostClaimable: minor(0),
  pending: minor(0),
}

/** The parcel of the first friend is on its way. */
export const firstOnItsWay: ReferralState = { ...nothingEarned, pending: minor(1000) }

export const rewardsInUs: readonly Reward[] = [
  {
    code: 'THANKSK3M9Q2XW7P',
    country: 'US',
    amount: minor(300),
    earnedAt: '2026-11-18T10:00:00.000Z',
    isUsed: false,
  },
  {
    code: 'THANKSV8C4T6R2HN',
    country: 'US',
    amount: minor(200),
    earnedAt: '2026-10-02T10:00:00.000Z',
    isUsed: true,
  },
]

export const earnedInIndia: ReferralState = {
  country: 'IN',
  claimed: minor(0),
  mostClaimable: minor(120000),
  pending: minor(0),
}
