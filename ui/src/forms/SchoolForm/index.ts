export * from './SchoolForm.tsx'
