export * from './Text.tsx'
export { textSizes, textTones, textWeights } from './Text.variants.ts'
