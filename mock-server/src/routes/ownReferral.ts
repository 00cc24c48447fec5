import {
  accountEndpoints as endpoints,
  moneyFromWire,
  moneyToWire,
  type WireReferral,
} from '@stemside/rules/contract'
import {
  countries,
  type CountryCode,
  isChargeable,
  type MinorUnits,
  RulesError,
} from '@stemside/rules'
import type { Router } from 'express'
import { claimReward, readReferral, readRewards, type Referral } from '../accounts/referrals.ts'
import { accountRefusal } from '../accounts/refusals.ts'
import type { AccountGuard } from '../accounts/signedIn.ts'
import { serve, success } from '../http/serve.ts'
import { readKey } from '../once/once.ts'
import type { Spaces } from '../tools/Spaces.ts'

/** GET and POST /user/referral, GET /user/referral/by-key/{key}, and GET /user/rewards. */
export function ownReferralRoutes(
  router: Router,
  spaces: Spaces,
  requireAccount: AccountGuard,
): void {
  serve(router, spaces, endpoints.getReferral, async ({ shop, request }) => {
    const account = await requireAccount(shop, request)
    return {
      status: success,
      data: referralToWire(
        await shop.store.tx((tx) => readReferral(tx, account, shop.clock.now())),
      ),
    }
  })

  serve(router, spaces, endpoints.claimReferral, async ({ shop, request, body, headers }) => {
    const account = await requireAccount(shop, request)
    const amount = amountOf(body.amount, account.user.country)
    const claim = { amount, key: headers['idempotency-key'], now: shop.clock.now() }
    const referral = await shop.store.tx((tx) => claimReward(tx, account, claim))
    return { status: success, data: referralToWire(referral) }
  })

  serve(router, spaces, endpoints.askClaim, async ({ shop, request, params: { key = '' } }) => {
    await requireAccount(shop, request)
    const { state } = await readKey(shop.store, 'claim', key)
    return { status: success, state }
  })

  serve(router, spaces, endpoints.getRewards, async ({ shop, request }) => {
    const { id } = await requireAccount(shop, request)
    const rewards = await readRewards(shop.store, id)
    return {
      status: success,
      data: rewards.map(({ id: code, row, isUsed }) => ({
        coupon_code: code,
        countryCode: row.country,
        amount: moneyToWire(row.amount, row.country),
        earnedAt: row.earnedAt,
        isUsed,
      })),
    }
  })
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
