export * from './TextButton.tsx'
export { textButtonTones } from './TextButton.variants.ts'
