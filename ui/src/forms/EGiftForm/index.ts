export * from './EGiftForm.tsx'
