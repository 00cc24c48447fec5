import {
  automaticCouponCode,
  emptyCart,
  parseCart,
  parseDate,
  type Cart,
  type CountryCode,
  type IsoDate,
} from '@stemside/rules'
import { coupons } from '@stemside/rules/fixtures'
import type { Coupon } from '@stemside/rules'

/** Where and when somebody shops. In Storybook the toolbar has it. */
export interface Whereabouts {
  readonly country: CountryCode
  readonly date: IsoDate
  readonly session: 'visitor' | 'member'
}

/** Everything that a rule can depend on, chosen in the lab. */
export interface Situation extends Whereabouts {
  readonly cart: Cart
  /** A code; `auto` is the country's automatic one, `none` that it was removed. */
  readonly coupon: string
  /** Whether the shopper's e-mail has redeemed the coupon. */
  readonly isCouponUsedUp: boolean
  /** Ids of combos that the shopper was promised. */
  readonly promisedCombos: readonly string[]
}

/** The part of a situation that stands in a story's address, in the characters allowed there. */
export interface SituationArgs {
  /** `2 orboot 1 plugo_count` */
  readonly cart: string
  readonly coupon: string
  /** A sku, or `none`. */
  readonly gift: string
  readonly isCouponUsedUp: boolean
  /** Ids, with blanks between. */
  readonly promisedCombos: string
}

/** The code in force, or undefined without one. */
export function codeIn({ coupon, country }: Pick<Situation, 'coupon' | 'country'>) {
  if (coupon === 'none') return undefined
  return coupon === 'auto' ? automaticCouponCode(country) : coupon
}

/** The fixtures' coupon of a code. */
export function couponOf(code: string): Coupon | undefined {
  return Object.values<Coupon>(coupons).find((coupon) => coupon.code === code)
}

/** A situation out of an address that anybody may have edited: what does not fit is left out. */
export function situationFrom(args: SituationArgs, where: WhereaboutsText): Situation {
  const words = args.cart.split(/\s+/).filter((word) => word !== '')
  const pairs = words.flatMap((quantity, place) =>
    place % 2 === 0 ? [{ sku: words[place + 1], quantity: Number(quantity) }] : [],
  )
  const parsed = parseCart({ lines: pairs, gift: args.gift === 'none' ? undefined : args.gift })
  return {
    country: where.country,
    date: parseDate(where.date) ?? '2026-11-21',
    session: where.session,
    cart: parsed.ok ? parsed.value : emptyCart,
    coupon: args.coupon,
    isCouponUsedUp: args.isCouponUsedUp,
    promisedCombos: args.promisedCombos.split(/\s+/).filter((id) => id !== ''),
  }
}

interface WhereaboutsText extends Omit<Whereabouts, 'date'> {
  readonly date: string
}

export function argsOf(situation: Situation): SituationArgs {
  return {
    cart: situation.cart.lines.map(({ sku, quantity }) => `${quantity} ${sku}`).join(' '),
    coupon: situation.coupon,
    gift: situation.cart.gift ?? 'none',
    isCouponUsedUp: situation.isCouponUsedUp,
    promisedCombos: situation.promisedCombos.join(' '),
  }
}

/** The address of a situation in Storybook, which stands at `base`. */
export function addressOf(situation: Situation, base: string): string {
  const { country, date, session } = situation
  const { cart, coupon, gift, isCouponUsedUp, promisedCombos } = argsOf(situation)
  const args = [
    `cart:${encodeURIComponent(cart)}`,
    `coupon:${encodeURIComponent(coupon)}`,
    `gift:${encodeURIComponent(gift)}`,
    `isCouponUsedUp:!${isCouponUsedUp}`,
    `promisedCombos:${encodeURIComponent(promisedCombos)}`,
  ]
  const globals = `country:${country};date:${date};session:${session}`
  return `${base}?path=/story/rules-lab--lab&panel=false&globals=${globals}&args=${args.join(';')}`
}
