/** Paths under which everything answers with JSON, what is unknown there too. */
export const callAreas = [
  '/user',
  '/api',
  '/orders',
  '/egift',
  '/payments',
  '/wishlists',
  '/wp-json',
  '/website-analytics',
  '/__mock',
]

/** Calls about people and orders: only pages of the shop may send them. */
export const callsByCookie = ['/user', '/orders', '/place_order', '/contact', '/api/auth/session']
