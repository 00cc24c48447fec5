export * from './Form.tsx'
export type { FormValues } from './FormContext.ts'
