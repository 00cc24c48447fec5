export * from './CareersScreen.tsx'
