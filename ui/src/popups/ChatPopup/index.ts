export * from './ChatPopup.tsx'
