export * from './ReviewsScreen.tsx'
