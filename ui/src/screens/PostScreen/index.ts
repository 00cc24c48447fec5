export * from './PostScreen.tsx'
