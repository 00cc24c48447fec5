export * from './OrderContents.tsx'
