export * from './TextScreen.tsx'
