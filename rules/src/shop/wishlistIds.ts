/* The link of a wish list has a random id. Nobody can guess it: only the owner and whoever has the link know it. */

/** 128 random bits. */
export const wishlistIdPattern = /^[0-9a-f]{32}$/u

export function isWishlistId(value: unknown): value is string {
  return typeof value === 'string' && wishlistIdPattern.test(value)
}

/** The most ids that an account keeps. A list has two if two devices share it before both are signed in. */
export const mostWishlistIds = 8

/** Adds ids in front, each once. Leaves out texts that are no ids, and the oldest ids beyond `mostWishlistIds`. */
export function addWishlistIds(
  ids: readonly string[],
  added: readonly string[],
): readonly string[] {
  return [...new Set([...added, ...ids])].filter(isWishlistId).slice(0, mostWishlistIds)
}
