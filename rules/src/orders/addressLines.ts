import { countries } from '../countries/countries.ts'
import type { Address, Order } from './types.ts'

/** An address line by line, without a name: street, second line, place, country. */
export function addressLines(address: Address): readonly string[] {
  const { line1, line2, city, state, postcode, country } = address
  // A city can be a state of its own, such as Dubai. With a postcode, both are named: "New York, New York 10118".
  const isNamedTwice = state === city && !isFilled(postcode)
  const region = joinFilled([isNamedTwice ? '' : state, postcode], ' ')
  const lines = [line1, line2, joinFilled([city, region], ', '), countries[country].name]
  return lines.filter(isFilled)
}

/** What is written on an order's parcel, line by line. A present bears the name of whoever gets it. */
export function parcelLines({
  customer,
  address,
  present,
}: Pick<Order, 'customer' | 'address' | 'present'>): readonly string[] {
  return [present?.recipient ?? customer.name, ...addressLines(address)]
}

function joinFilled(parts: readonly string[], separator: string): string {
  return parts.filter(isFilled).join(separator)
}

function isFilled(part: string | undefined): part is string {
  return part !== undefined && part !== ''
}
