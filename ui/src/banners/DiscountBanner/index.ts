export * from './DiscountBanner.tsx'
export * from './OfferButton.tsx'
