export * from './EGiftCard.tsx'
