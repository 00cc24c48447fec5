import { purchaseToWire, type BodyOf } from '@stemside/rules/contract'
import { mayasPurchase } from '../seed/maya.ts'

type OrderBody = BodyOf<'placeOrder'>

/** The total of `sampleOrder`. */
export const earthTotal = 51.48

/** The body of an order that succeeds on seed data. */
export function sampleOrder(changes: Partial<OrderBody> = {}): OrderBody {
  return { ...purchaseToWire(mayasPurchase), ...changes }
}

export function sampleCustomer(email: string): OrderBody['customer'] {
  return { ...sampleOrder().customer, email }
}
