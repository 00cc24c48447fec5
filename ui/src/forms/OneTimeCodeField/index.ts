export * from './OneTimeCodeField.tsx'
