/* A shared wish list has a random id, so that only whoever has its link knows it. */

/** 128 random bits. */
export const wishlistIdPattern = /^[0-9a-f]{32}$/u

export function isWishlistId(value: unknown): value is string {
  return typeof value === 'string' && wishlistIdPattern.test(value)
}

/** The most ids that one list keeps. It gets a second one if two devices share it before both are signed in. */
export const mostWishlistIds = 8

/** Puts ids in front of others, each once. Leaves out other texts, and the oldest beyond `mostWishlistIds`. */
export function addWishlistIds(
  ids: readonly string[],
  added: readonly string[],
): readonly string[] {
  return [...new Set([...added, ...ids])].filter(isWishlistId).slice(0, mostWishlistIds)
}
