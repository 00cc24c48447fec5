export * from './Icon/index.ts'
export * from './icons.tsx'
