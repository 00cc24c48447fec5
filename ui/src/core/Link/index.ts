export * from './Link.tsx'
