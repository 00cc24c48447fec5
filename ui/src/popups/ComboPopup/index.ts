export * from './ComboPopup.tsx'
