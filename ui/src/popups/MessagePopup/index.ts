export * from './MessagePopup.tsx'
