export * from './OrderProgress.tsx'
