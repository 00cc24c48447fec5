/** The specification's text (§5) for a cart whose kits and gamepads do not match. */
export const gamepadsShort = {
  message: 'Please make sure to match the number of Plugo kits and Gamepads in your cart.',
  approveLabel: 'Add 1 Gamepad',
}

export const outOfStock = {
  message: 'Tacto Doctor has just sold out. Your other toys are still in the cart.',
}
