export * from './BlogScreen.tsx'
