export * from './AddressForm.tsx'
export * from './AddressFields.tsx'
