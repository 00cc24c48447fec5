export * from './ProductScreen.tsx'
