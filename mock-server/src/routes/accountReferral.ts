import {
  accountEndpoints as endpoints,
  moneyFromWire,
  moneyToWire,
  type WireReferral,
  type WireReward,
} from '@stemside/rules/contract'
import {
  countries,
  type CountryCode,
  isChargeable,
  type MinorUnits,
  RulesError,
} from '@stemside/rules'
import {
  claimReward,
  readReferral,
  readRewards,
  type Referral,
  type Reward,
} from '../referrals/referrals.ts'
import { accountRefusal } from '../accounts/refusals.ts'
import type { Account, AccountGuard } from '../accounts/signedIn.ts'
import { success, type Serve } from '../http/serve.ts'
import { readKey } from '../once/once.ts'
import type { Shop } from '../shop/Shop.ts'

/** GET and POST /user/referral and /user/rewards, and GET /user/referral/by-key/{key}. */
export function accountReferralRoutes(serve: Serve, requireAccount: AccountGuard): void {
  serve(endpoints.getReferral, async ({ shop, request }) => {
    const account = await requireAccount(shop, request)
    return {
      status: success,
      data: referralToWire(
        await shop.store.tx((tx) => readReferral(tx, account, shop.clock.now())),
      ),
    }
  })

  serve(endpoints.claimReferral, async ({ shop, request, body, headers }) => {
    const account = await requireAccount(shop, request)
    const referral = await claim(shop, account, body.amount, headers['idempotency-key'])
    return { status: success, data: referralToWire(referral) }
  })

  serve(endpoints.askClaim, async ({ shop, request, params: { key = '' } }) => {
    await requireAccount(shop, request)
    const { state } = await readKey(shop.store, 'claim', key)
    return { status: success, state }
  })

  serve(endpoints.getRewards, async ({ shop, request }) => {
    const { id } = await requireAccount(shop, request)
    return { status: success, data: (await readRewards(shop.store, id)).map(rewardToWire) }
  })

  serve(endpoints.claimReward, async ({ shop, request, body, headers }) => {
    const account = await requireAccount(shop, request)
    await claim(shop, account, body.amount, headers['idempotency-key'])
    return { status: success, data: (await readRewards(shop.store, account.id)).map(rewardToWire) }
  })
}

/** Makes an amount into a coupon. @throws {Refusal} 422 for more than is left, and as `amountOf`. */
function claim(
  { store, clock }: Shop,
  account: Account,
  wanted: number,
  key: string | undefined,
): Promise<Referral> {
  const amount = amountOf(wanted, account.user.country)
  return store.tx((tx) => claimReward(tx, account, { amount, key, now: clock.now() }))
}

/** @throws {Refusal} 422 for an amount that the country's currency does not have. */
function amountOf(amount: number, country: CountryCode): MinorUnits {
  try {
    const exact = moneyFromWire(amount, country, 'amount')
    if (isChargeable(exact, countries[country].currency.quantum)) return exact
  } catch (error) {
    if (!(error instanceof RulesError)) throw error
  }
  throw accountRefusal(422, 'This is not an amount of your currency.')
}

function referralToWire({
  referCode,
  country,
  claimed,
  claimable,
  pending,
}: Referral): WireReferral {
  return {
    referCode,
    countryCode: country,
    claimedReward: moneyToWire(claimed, country),
    maxClaimReward: moneyToWire(claimable, country),
    pendingReward: moneyToWire(pending, country),
  }
}

function rewardToWire({ id, row, isUsed }: Reward): WireReward {
  return {
    coupon_code: id,
    countryCode: row.country,
    amount: moneyToWire(row.amount, row.country),
    earnedAt: row.earnedAt,
    isUsed,
  }
}
