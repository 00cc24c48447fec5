export * from './CartReasons.tsx'
