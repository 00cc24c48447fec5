export * from './ProfileFrame.tsx'
