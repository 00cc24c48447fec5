/** What a shopper reads after the reason why an order or an e-gift was not paid. */
export const nothingCharged = {
  order: 'Nothing was charged; your cart is still here. You can try again, or pay another way.',
  gift: 'Nothing was charged. You can try again, or pay another way.',
} as const
