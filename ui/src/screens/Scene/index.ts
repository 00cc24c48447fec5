export * from './Scene.tsx'
