export * from './CheckoutForm.tsx'
