export * from './PresentBox.tsx'
export * from './PresentFields.tsx'
export * from './PresentForm.tsx'
