export * from './GiftGuideScreen.tsx'
