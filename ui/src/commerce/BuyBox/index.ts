export * from './BuyBox.tsx'
