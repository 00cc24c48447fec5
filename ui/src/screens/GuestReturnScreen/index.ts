export * from './GuestReturnScreen.tsx'
