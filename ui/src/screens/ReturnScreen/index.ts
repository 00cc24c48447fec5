export * from './ReturnScreen.tsx'
