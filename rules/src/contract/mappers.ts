/*
 * The one place where the specification's names turn into the shop's own, and back. Zod-free, so
 * that a page that validates nothing loads no zod. What comes in has the shape of its schema: the
 * server checks bodies, and the client trusts its own server's answers. Orders are a door of their
 * own (`contract/orders`): most pages place none.
 */
export * from './cartMappers.ts'
export * from './couponMappers.ts'
export * from './money.ts'
export * from './priceMappers.ts'
