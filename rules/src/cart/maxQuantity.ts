/** How many units of one sku a cart may hold. Source: §4.55. */
export const maxQuantity = 20
