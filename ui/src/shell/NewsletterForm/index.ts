export * from './NewsletterForm.tsx'
