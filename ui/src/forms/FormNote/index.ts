export * from './FormNote.tsx'
