export * from './ProductCard.tsx'
