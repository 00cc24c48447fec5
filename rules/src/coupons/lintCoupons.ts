import { gamepadSku, products as allProducts } from '../catalogue/products.ts'
import type { Product, Sku } from '../catalogue/types.ts'
import { countries } from '../countries/countries.ts'
import type { Issue } from '../errors.ts'
import { isChargeable } from '../money.ts'
import type { Coupon } from '../pricing/types.ts'
import { normaliseCode } from './code.ts'
import { hasFaultyValue } from './tables/lint.ts'

/** Every mistake in a list of coupons with plain codes. Empty if there is none. */
export function lintCoupons(
  coupons: readonly Coupon[],
  products: Readonly<Record<Sku, Product>> = allProducts,
): Issue[] {
  return coupons.flatMap((coupon, index) => {
    const { code, skus, useType } = coupon
    const checks: readonly (readonly [isWrong: boolean, reason: string])[] = [
      [normaliseCode(code) !== code, 'is not trimmed and upper-cased'],
      [coupons.findIndex((other) => other.code === code) !== index, 'is listed twice'],
      [coupon.countries.length === 0, 'counts in no country'],
      [!skus.every((sku) => Object.hasOwn(products, sku)), 'names an unknown sku'],
      [useType === 'one-sku-quantity' && skus.length === 0, 'limits skus and names none'],
      [
        useType === 'one-sku-quantity' && skus.includes(gamepadSku),
        'limits the gamepad to one, and kits may need more',
      ],
      [
        hasFaultyMinimum(coupon),
        'lacks a minimum for one of its countries, or has one that cannot be charged',
      ],
      [hasFaultyValue(coupon), 'has a value that cannot be taken off'],
    ]
    return checks
      .filter(([isWrong]) => isWrong)
      .map(([, reason]) => ({ path: `coupons.${code}`, reason }))
  })
}

function hasFaultyMinimum({ countries: usedIn, minimums }: Coupon): boolean {
  if (Object.keys(minimums).length === 0) return false
  return usedIn.some(
    (country) => !isChargeable(minimums[country] ?? NaN, countries[country].currency.quantum),
  )
}
