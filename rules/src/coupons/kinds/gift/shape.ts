/** A free gift that the shopper chooses. It has no fields besides those of every coupon. */
export const giftShape = {}
