export * from './ExitPopup.tsx'
