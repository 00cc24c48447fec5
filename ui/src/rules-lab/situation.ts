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

/** Country, day and session. In Storybook the toolbar chooses them. */
export interface Whereabouts {
  readonly country: CountryCode
  readonly date: IsoDate
  readonly session: 'visitor' | 'member'
}

/** Everything that a rule can depend on, as chosen in the lab. */
export interface Situation extends Whereabouts {
  readonly cart: Cart
  /** A code, `auto` for the country's automatic coupon, or `none` if that was removed. */
  readonly coupon: string
  /** Whether the shopper's email address has used the coupon. */
  readonly isCouponUsedUp: boolean
  /** Ids of combos that the shopper was promised. */
  readonly promisedCombos: readonly string[]
}

/** The part of a situation in a story's URL, in characters that Storybook allows there. */
export interface SituationArgs {
  /** `2 orboot 1 plugo_count` */
  readonly cart: string
  readonly coupon: string
  /** A sku, or `none`. */
  readonly gift: string
  readonly isCouponUsedUp: boolean
  /** Ids, separated by spaces. */
  readonly promisedCombos: string
}

/** The applied code; undefined without one. */
export function codeIn({ coupon, country }: Pick<Situation, 'coupon' | 'country'>) {
  if (coupon === 'none') return undefined
  return coupon === 'auto' ? automaticCouponCode(country) : coupon
}

/** The coupon of a code in the fixtures. */
export function couponOf(code: string): Coupon | undefined {
  return Object.values<Coupon>(coupons).find((coupon) => coupon.code === code)
}

/** Parses a situation from a URL, which anybody may have edited: invalid parts are ignored. */
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

/** The URL of a situation in Storybook; `base` is Storybook's URL. */
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
