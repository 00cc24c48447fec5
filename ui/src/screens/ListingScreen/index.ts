export * from './ListingScreen.tsx'
