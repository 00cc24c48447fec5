export * from './Dialog.tsx'
export { dialogSizes } from './Dialog.variants.ts'
