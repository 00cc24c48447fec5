export * from './Steps.tsx'
