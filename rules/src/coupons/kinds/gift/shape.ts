/** A free gift that the shopper chooses; it has no fields of its own. */
export const giftShape = {}
