export * from './Comparison.tsx'
