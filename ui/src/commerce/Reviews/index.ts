export * from './RatingHistogram.tsx'
export * from './Reviews.tsx'
