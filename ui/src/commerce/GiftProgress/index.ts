export * from './GiftProgress.tsx'
