export * from './OfferPrice.tsx'
