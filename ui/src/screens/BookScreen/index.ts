export * from './BookScreen.tsx'
