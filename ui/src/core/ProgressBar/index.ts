export * from './ProgressBar.tsx'
export { progressBarTones } from './ProgressBar.variants.ts'
