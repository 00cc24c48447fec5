import type { Address } from '@stemside/rules'

/*
 * Changes of the saved addresses. Each names an address by its content, not by its place: another device may have
 * changed the list meanwhile. No address is in the list twice.
 */

type Addresses = readonly Address[]

/** With `next` in the place of `before`; at the end where `before` is undefined or gone. */
export function withAddress(list: Addresses, next: Address, before?: Address): Addresses {
  const isBefore = (one: Address) => before !== undefined && isSame(one, before)
  const others = list.filter((one) => isBefore(one) || !isSame(one, next))
  return others.some(isBefore)
    ? others.map((one) => (isBefore(one) ? next : one))
    : [...others, next]
}

export function withoutAddress(list: Addresses, gone: Address): Addresses {
  return list.filter((one) => !isSame(one, gone))
}

/** With a deleted address back in its place. */
export function withAddressAt(list: Addresses, address: Address, index: number): Addresses {
  const others = withoutAddress(list, address)
  return [...others.slice(0, index), address, ...others.slice(index)]
}

/** With an address first, where checkout proposes it. */
export function withDefault(list: Addresses, first: Address): Addresses {
  return withAddressAt(list, first, 0)
}

export function isSame(one: Address, other: Address): boolean {
  return keyOf(one) === keyOf(other)
}

/** A text that is the same for two addresses exactly if they are. */
export function keyOf({ line1, line2 = '', city, state, postcode, country }: Address): string {
  return JSON.stringify([line1, line2, city, state, postcode, country])
}
