/** The most units of one sku that a cart may hold. Source: §4.55. */
export const maxQuantity = 20
