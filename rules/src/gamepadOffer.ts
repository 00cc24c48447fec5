import { gamepadSku, productOf } from './catalogue/products.ts'
import type { PriceList, Sku } from './catalogue/types.ts'
import type { MinorUnits } from './money.ts'
import type { Stock } from './stock.ts'

/**
 * The price of a gamepad for a kit that this country sells with or without one: with the coupon in force, if the kit
 * alone reaches its minimum. Undefined for any other sku, and if the gamepad is not sold or out of stock. The kit needs a
 * gamepad to be played with, so the shop offers one; the shopper may decline it. Source: §2.69.
 */
export function gamepadPriceFor(
  sku: Sku,
  { country, prices, coupon }: PriceList,
  stock: Stock = {},
): MinorUnits | undefined {
  const isKit = productOf(sku)?.kind === 'kit'
  const kit = prices[sku]
  const gamepad = prices[gamepadSku]
  if (!isKit || !kit?.soldIn.includes(country) || !kit.singleAllowedIn.includes(country))
    return undefined
  if (!gamepad?.soldIn.includes(country) || stock[gamepadSku] === 0) return undefined
  const isCouponMet = coupon !== undefined && kit.listPrice >= coupon.minimum
  return isCouponMet ? (gamepad.couponPrice ?? gamepad.listPrice) : gamepad.listPrice
}
