import type { Address } from '@stemside/rules'

/*
 * Changes of the saved addresses. Each finds an address by its content and not by its index, because another device may
 * have changed the list meanwhile. The list has no duplicates.
 */

type Addresses = readonly Address[]

/** Replaces `before` by `next`. Appends `next` if the list has no `before`. */
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

/** Inserts a deleted address at its old index. */
export function withAddressAt(list: Addresses, address: Address, index: number): Addresses {
  const others = withoutAddress(list, address)
  return [...others.slice(0, index), address, ...others.slice(index)]
}

/** Moves an address to the start, where checkout proposes it. */
export function withDefault(list: Addresses, first: Address): Addresses {
  return withAddressAt(list, first, 0)
}

export function isSame(one: Address, other: Address): boolean {
  return keyOf(one) === keyOf(other)
}

/** A key that is equal for two addresses exactly if the addresses are equal. */
export function keyOf({ line1, line2 = '', city, state, postcode, country }: Address): string {
  return JSON.stringify([line1, line2, city, state, postcode, country])
}
