export * from './GiftChooser.tsx'
