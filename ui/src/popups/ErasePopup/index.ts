export * from './ErasePopup.tsx'
