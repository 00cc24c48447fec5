export * from './LineScreen.tsx'
export type { LinePath } from './lineWords.ts'
