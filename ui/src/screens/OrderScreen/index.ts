export * from './OrderScreen.tsx'
