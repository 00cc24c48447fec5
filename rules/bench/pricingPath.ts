/** What a page needs to price a cart at once: the path whose size is measured. */
export * from '../src/cart/cartCallbacks.ts'
export * from '../src/cart/editCart.ts'
export * from '../src/cart/parseCart.ts'
export * from '../src/catalogue/compile.ts'
export * from '../src/pricing/explainToShopper.ts'
export * from '../src/pricing/priceCart.ts'
