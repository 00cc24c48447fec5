export * from './ProductScreen.tsx'
export { productSkus } from '../shownSkus.ts'
