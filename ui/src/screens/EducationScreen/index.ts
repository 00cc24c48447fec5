export * from './EducationScreen.tsx'
