export * from './GiftScreen.tsx'
