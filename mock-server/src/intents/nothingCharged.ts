/** What a shopper reads after the reason why an order or an e-gift was not paid. */
export const nothingCharged = {
  order: 'Nothing was charged; your cart is still here.',
  gift: 'Nothing was charged.',
} as const
