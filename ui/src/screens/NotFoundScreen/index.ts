export * from './NotFoundScreen.tsx'
