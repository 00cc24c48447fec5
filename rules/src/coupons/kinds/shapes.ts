import type { Sku } from '../../catalogue/types.ts'
import type { CountryCode } from '../../countries/countries.ts'
import type { MinorUnits } from '../../money.ts'
import type { CheapestFree } from './cheapestFree/shape.ts'
import type { Flat } from './flat/shape.ts'
import type { Gift } from './gift/shape.ts'
import type { NthUnit } from './nthUnit/shape.ts'
import type { Percent } from './percent/shape.ts'
import type { SpendTiers } from './spendTiers/shape.ts'

/** What each kind of coupon has besides the fields of `CouponBase`. One line for each kind. */
interface Shapes {
  readonly percent: Percent
  readonly flat: Flat
  readonly gift: Gift
  readonly 'cheapest-free': CheapestFree
  readonly 'nth-unit': NthUnit
  readonly 'spend-tiers': SpendTiers
}

export type CouponKind = keyof Shapes

interface CouponBase {
  /** Trimmed and upper-cased. */
  readonly code: string
  readonly countries: readonly CountryCode[]
  /** Goods at selling prices, before combos and coupon, from which it counts. Absent country: not eligible where `minimums` has any entry. */
  readonly minimums: Readonly<Partial<Record<CountryCode, MinorUnits>>>
  readonly isActive: boolean
  readonly useType?: 'one-sku-quantity' | 'one-time-per-email'
  /** Where not empty, it counts on these skus only. */
  readonly skus: readonly Sku[]
}

/** What a kind adds to a coupon, its name included. */
export type ShapeOf<K extends CouponKind> = Shapes[K] & { readonly kind: K }

/** A coupon of one kind. */
export type CouponOf<K extends CouponKind> = CouponBase & ShapeOf<K>

export type Coupon = { [K in CouponKind]: CouponOf<K> }[CouponKind]
