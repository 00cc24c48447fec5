export { Rating, type RatingProps } from './Rating.tsx'
export { ratingOf } from './ratingOf.ts'
