import { endpoints, type BodyOf } from '@stemside/rules/contract'
import { call, refusal } from './call.ts'
import { sampleOrder } from './samples.ts'

/** Places the sample order with some changes, and gives its id. */
export async function placeSampleOrder(
  address: string,
  changes: Partial<BodyOf<'placeOrder'>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const body = sampleOrder(changes)
  return orderIdIn(await call(address, endpoints.placeOrder, { body, headers }))
}

/** The order of an answer of POST /place_order whose payment needs no confirmation. */
export function orderIdIn(answer: unknown): string {
  const { orderId } = endpoints.placeOrder.response.parse(answer)
  if (orderId === undefined) throw new Error('the order waits for the payer')
  return orderId
}

/** Units of a sku that the store says it has. */
export async function unitsOf(address: string, sku: string): Promise<number | undefined> {
  return (await call(address, endpoints.getSkuInStock)).data[sku]
}

/** Places an order of these lines at the total that the store asks for. */
export async function placeOrderOf(
  address: string,
  lines: BodyOf<'placeOrder'>['cart_data'],
): Promise<string> {
  const body = sampleOrder({ cart_data: lines, total: 0 })
  const { figures } = await refusal(address, endpoints.placeOrder, { body })
  return placeSampleOrder(address, { cart_data: lines, total: figures?.['total'] ?? 0 })
}
