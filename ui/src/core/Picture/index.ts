export * from './Picture.tsx'
