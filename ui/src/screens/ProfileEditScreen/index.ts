export * from './ProfileEditScreen.tsx'
