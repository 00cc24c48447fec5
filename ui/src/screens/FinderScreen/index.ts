export * from './FinderScreen.tsx'
