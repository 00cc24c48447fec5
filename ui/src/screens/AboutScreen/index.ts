export * from './AboutScreen.tsx'
