export * from './GiftCodeField.tsx'
