export * from './OurEarthScreen.tsx'
