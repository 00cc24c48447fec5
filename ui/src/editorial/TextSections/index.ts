export * from './TextSections.tsx'
