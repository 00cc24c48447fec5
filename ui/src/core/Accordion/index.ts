export * from './Accordion.tsx'
