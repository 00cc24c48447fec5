export * from './PageLinks.tsx'
