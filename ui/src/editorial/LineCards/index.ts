export * from './LineCards.tsx'
