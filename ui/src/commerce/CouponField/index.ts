export * from './CouponField.tsx'
