export * from './ErrorScreen.tsx'
