export * from './AddressesScreen.tsx'
