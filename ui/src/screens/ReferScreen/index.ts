export * from './ReferScreen.tsx'
