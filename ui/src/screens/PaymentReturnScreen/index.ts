export * from './PaymentReturnScreen.tsx'
