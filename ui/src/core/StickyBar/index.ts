export * from './StickyBar.tsx'
