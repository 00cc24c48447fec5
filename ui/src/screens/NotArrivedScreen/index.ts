export * from './NotArrivedScreen.tsx'
