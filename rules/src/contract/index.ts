/** What storefront and mock server know of each other, and all that they know. */
export * from './account.ts'
export * from './calls.ts'
export * from './endpoint.ts'
export * from './endpoints.ts'
export * from './mappers.ts'
export * from './pages.ts'
export * from './wire.ts'
