export * from './MinimumPopup.tsx'
