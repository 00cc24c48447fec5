export * from './DevicesScreen.tsx'
