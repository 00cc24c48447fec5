export * from './BuyBox.tsx'
export { offerOf } from '../offer.ts'
