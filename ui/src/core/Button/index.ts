export * from './Button.tsx'
export { buttonSizes, buttonTones, buttonVariants } from './Button.variants.ts'
