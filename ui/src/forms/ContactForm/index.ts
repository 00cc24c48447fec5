export * from './ContactForm.tsx'
