export * from './Loader.tsx'
