import type { WireCoupon } from '../../contract/wire.ts'
import { cheapestFreeWire } from './cheapestFree/wire.ts'
import { flatWire } from './flat/wire.ts'
import { giftWire } from './gift/wire.ts'
import { nthUnitWire } from './nthUnit/wire.ts'
import { percentWire } from './percent/wire.ts'
import { spendTiersWire } from './spendTiers/wire.ts'
import type { KindWire } from './kind.ts'
import type { CouponKind, CouponOf, ShapeOf } from './shapes.ts'

/** How each kind travels. The compiler asks for every kind. */
const kinds: { readonly [K in CouponKind]: KindWire<K> } = {
  percent: percentWire,
  flat: flatWire,
  gift: giftWire,
  'cheapest-free': cheapestFreeWire,
  'nth-unit': nthUnitWire,
  'spend-tiers': spendTiersWire,
}

/** What a coupon's own kind reads from the wire. @throws RulesError for an amount that is no money. */
export function shapeFromWire(wire: WireCoupon): { [K in CouponKind]: ShapeOf<K> }[CouponKind] {
  return kinds[wire.discountType].read(wire)
}

/** The fields of the wire that are the kind's own. */
export function valueToWire<K extends CouponKind>(
  coupon: CouponOf<K>,
): Pick<WireCoupon, 'code_value' | 'every' | 'tiers'> {
  return kinds[coupon.kind].write(coupon)
}
