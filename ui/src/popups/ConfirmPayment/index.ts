export * from './ConfirmPayment.tsx'
