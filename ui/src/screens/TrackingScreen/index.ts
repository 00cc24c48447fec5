export * from './TrackingScreen.tsx'
