export * from './RangeScreen.tsx'
