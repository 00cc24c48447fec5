export * from './ThankYouScreen.tsx'
