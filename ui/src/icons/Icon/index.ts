export * from './Icon.tsx'
