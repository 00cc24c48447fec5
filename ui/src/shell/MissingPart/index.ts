export * from './MissingPart.tsx'
