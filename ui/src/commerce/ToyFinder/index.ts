export * from './ToyFinder.tsx'
