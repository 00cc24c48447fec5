export * from './PhoneField.tsx'
