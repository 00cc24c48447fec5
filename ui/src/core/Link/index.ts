export * from './Link.tsx'
export { link, linkVariants } from './Link.variants.ts'
