export * from './ReturnsScreen.tsx'
