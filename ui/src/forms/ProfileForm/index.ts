export * from './ProfileForm.tsx'
