export * from './Heading.tsx'
export { headingSizes } from './Heading.variants.ts'
