export * from './CartScreen.tsx'
