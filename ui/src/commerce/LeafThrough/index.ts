export * from './LeafThrough.tsx'
