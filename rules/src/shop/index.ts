/** What the shop shows, and in which order (specification §2, §9). */
export * from './ages.ts'
export * from './categories.ts'
export * from './delivery.ts'
export * from './dinosLink.ts'
export * from './discount.ts'
export * from './orders.ts'
export * from './shelf.ts'
export * from './shelfUrl.ts'
