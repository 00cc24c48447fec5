import { cartToWire, type WireAskedSale, type WireProfile } from '@stemside/rules/contract'
import { success } from '../http/serve.ts'
import type { AskedSale } from '../sales/askByKey.ts'
import type { UserCartRow, UserRow } from '../store/accountRows.ts'

export function profileOf({ name, email, phone, dialCode, country }: UserRow): WireProfile {
  return { name, email, ...(phone === '' ? {} : { phone }), countryCode: dialCode, country }
}

export function cartOf({ country, couponCode, ...cart }: UserCartRow) {
  return {
    ...cartToWire(cart),
    ...(country === undefined ? {} : { countryCode: country }),
    ...(couponCode === undefined ? {} : { couponCode }),
  }
}

/** What became of the payment of an order. */
export function askedToWire(asked: AskedSale): WireAskedSale {
  const { state } = asked
  if (state === 'unconfirmed') return { status: success, state, confirm: asked.confirmation }
  if (state === 'refused') return { status: success, state, reason: asked.reason }
  if (state === 'placed') return { status: success, state, orderId: asked.id }
  return { status: success, state }
}
