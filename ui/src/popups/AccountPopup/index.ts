export * from './AccountPopup.tsx'
export type { AccountSubmission } from './submission.ts'
