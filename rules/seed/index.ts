/** The prices and coupons of a new shop. The server starts with them, and the tests of the rules price with them. */
export * from './coupons.ts'
export * from './prices.ts'
