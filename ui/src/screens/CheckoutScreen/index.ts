export * from './CheckoutScreen.tsx'
