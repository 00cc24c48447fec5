export * from './AgeBadge.tsx'
export * from './agesLabel.ts'
