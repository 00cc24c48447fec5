export const moved = {
  id: 'country-changed',
  message: 'Prices are now for the United Kingdom, in GBP.',
}

export const blocked = {
  id: 'storage-blocked',
  message:
    'This browser keeps nothing for us, so your cart is gone when you close this tab. You can still order.',
}

export const unreachable = {
  id: 'store-unreachable',
  message: 'The store cannot be reached, so prices may have changed. Your cart is safe.',
}
