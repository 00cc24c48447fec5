export * from './CartOverlay.tsx'
