export * from './Toast.tsx'
