import { purchaseToWire, type BodyOf } from '@stemside/rules/contract'
import { mayasPurchase } from '../seed/maya.ts'

type OrderBody = BodyOf<'placeOrder'>

/** What `sampleOrder` comes to. */
export const earthTotal = 51.48

/** The body of a purchase that goes through on seed data. */
export function sampleOrder(changes: Partial<OrderBody> = {}): OrderBody {
  return { ...purchaseToWire(mayasPurchase), ...changes }
}

export function sampleCustomer(email: string): OrderBody['customer'] {
  return { ...sampleOrder().customer, email }
}
