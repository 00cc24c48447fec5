export * from './BuyBox.tsx'
export { gamepadChoice, offerOf } from '../offer.ts'
export { availabilityOf } from '../shelfItem.ts'
