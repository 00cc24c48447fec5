export * from './Badge.tsx'
export { badgeTones } from './Badge.variants.ts'
