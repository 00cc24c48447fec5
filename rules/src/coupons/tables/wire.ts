import type { WireCoupon } from '../../contract/wire.ts'
import type { WireFields } from '../parts/kind.ts'
import type { CouponKind } from './names.ts'
import { wires, type CouponOf, type OwnFields } from './table.ts'

/** Reads the fields of a coupon's kind from the wire. @throws RulesError for an amount that is no money. */
export function shapeFromWire(wire: WireCoupon): OwnFields {
  return wires[wire.discountType].read(wire)
}

/** Writes the fields of a coupon's kind to the wire. */
export function valueToWire<K extends CouponKind>(coupon: CouponOf<K>): WireFields {
  return wires[coupon.kind].write(coupon)
}
