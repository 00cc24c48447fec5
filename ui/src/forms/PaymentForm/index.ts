export * from './PaymentForm.tsx'
export * from './PaymentFields.tsx'
export * from './payment.ts'
