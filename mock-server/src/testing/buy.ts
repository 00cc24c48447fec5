import { endpoints, type BodyOf } from '@stemside/rules/contract'
import { call } from './call.ts'
import { sampleOrder } from './samples.ts'

/** Places the sample order with some changes, and gives its id. */
export async function placeSampleOrder(
  address: string,
  changes: Partial<BodyOf<'placeOrder'>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const body = sampleOrder(changes)
  return (await call(address, endpoints.placeOrder, { body, headers })).orderId
}

/** Units of a sku that the store says it has. */
export async function unitsOf(address: string, sku: string): Promise<number | undefined> {
  return (await call(address, endpoints.getSkuInStock)).data[sku]
}
