export * from './KickstarterScreen.tsx'
export type { BackerChoices, BackerProgress } from './choices.ts'
