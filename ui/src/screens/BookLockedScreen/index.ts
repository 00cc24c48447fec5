export * from './BookLockedScreen.tsx'
