export * from './RadioCards.tsx'
