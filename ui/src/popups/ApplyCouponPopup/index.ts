export * from './ApplyCouponPopup.tsx'
