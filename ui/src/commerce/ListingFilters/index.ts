export * from './ListingFilters.tsx'
