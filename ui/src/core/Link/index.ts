export * from './Link.tsx'
export { linkVariants } from './Link.variants.ts'
