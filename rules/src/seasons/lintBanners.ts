import { countryCodes } from '../countries/countries.ts'
import type { Issue } from '../errors.ts'
import type { Coupon } from '../pricing/types.ts'
import { automaticOffers, seasons, welcomeOffers, type BannerOffer } from './table.ts'

/**
 * Every banner whose offer differs from its coupon. Empty if there is none. `coupons` have plain codes.
 */
export function lintBanners(coupons: readonly Coupon[]): Issue[] {
  const rows = [
    ...seasons,
    { id: 'welcome', offers: welcomeOffers },
    { id: 'instagram', offers: automaticOffers },
  ]
  return rows.flatMap(({ id, offers }) =>
    countryCodes.flatMap((country) =>
      (offers[country] ?? []).flatMap((offer) => {
        const coupon = coupons.find(({ code }) => code === offer.code)
        const reason = brokenPromise(offer, coupon, country)
        return reason === undefined ? [] : [{ path: `${id}.${country}.${offer.code}`, reason }]
      }),
    ),
  )
}

function brokenPromise(
  offer: BannerOffer,
  coupon: Coupon | undefined,
  country: (typeof countryCodes)[number],
): string | undefined {
  if (!coupon?.isActive) return 'is no active coupon'
  if (!coupon.countries.includes(country)) return 'does not count in this country'
  if (coupon.kind !== 'percent' || coupon.basisPoints !== offer.basisPoints)
    return 'takes off another percentage'
  if ((coupon.minimums[country] ?? 0) !== offer.minimum) return 'has another minimum'
  if (coupon.skus.length > 0 !== (offer.isUpTo === true)) return 'counts on some goods only'
  return undefined
}
