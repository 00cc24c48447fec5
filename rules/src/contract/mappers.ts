/*
 * The only place that maps the specification's names to the shop's own, and back. It does not load zod, so
 * that a page without forms loads none. Input must have the shape of its schema: the server checks bodies, and
 * the client trusts its own server's answers. Orders have an entry point of their own (`contract/orders`),
 * because most pages place none.
 */
export * from './cartMappers.ts'
export * from './couponMappers.ts'
export * from './money.ts'
export * from './priceMappers.ts'
