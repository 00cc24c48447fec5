export * from './Field.tsx'
