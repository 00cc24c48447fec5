export * from './DiscountBanner.tsx'
