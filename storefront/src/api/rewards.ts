import type { MinorUnits } from '@stemside/rules'
import type { ResponseOf } from '@stemside/rules/contract'
import { moneyFromWire, moneyToWire } from '@stemside/rules/contract/mappers'
import type { ReferralState, Reward } from '@stemside/ui/screens/RewardsScreen'
import { askAccount } from './accounts.ts'
import { askedFrom, type Asked } from './asked.ts'
import { readable, type StoreApi } from './storeApi.ts'

/* What the signed-in shopper's referral link has brought (specification §3.7, §4.38). */

export interface AccountRewards {
  readonly referral: ReferralState & { readonly referCode: string }
  /** The newest first. */
  readonly rewards: readonly Reward[]
}

export async function getAccountRewards(api: StoreApi): Promise<AccountRewards> {
  const [referral, rewards] = await Promise.all([
    askAccount(api, 'getReferral'),
    askAccount(api, 'getRewards'),
  ])
  return readable(() => ({
    referral: referralFromWire(referral.data),
    rewards: rewards.data.map((wire) => ({
      code: wire.coupon_code,
      country: wire.countryCode,
      amount: moneyFromWire(wire.amount, wire.countryCode, 'amount'),
      earnedAt: wire.earnedAt,
      isUsed: wire.isUsed,
    })),
  }))
}

/** Makes an amount into a coupon. A retry with the same key makes no second one. */
export async function claimReward(
  api: StoreApi,
  amount: MinorUnits,
  country: AccountRewards['referral']['country'],
  idempotencyKey: string,
): Promise<void> {
  await askAccount(api, 'claimReferral', {
    json: { amount: moneyToWire(amount, country) },
    headers: { 'idempotency-key': idempotencyKey },
  })
}

/** Whether a reward was claimed under a key. */
export async function askForClaim(api: StoreApi, key: string): Promise<Asked> {
  return askedFrom(await askAccount(api, 'askClaim', { parameters: { key } }))
}

function referralFromWire(wire: ResponseOf<'getReferral'>['data']): AccountRewards['referral'] {
  const { referCode, countryCode: country } = wire
  return {
    referCode,
    country,
    claimed: moneyFromWire(wire.claimedReward, country, 'claimedReward'),
    mostClaimable: moneyFromWire(wire.maxClaimReward, country, 'maxClaimReward'),
    pending: moneyFromWire(wire.pendingReward, country, 'pendingReward'),
  }
}
