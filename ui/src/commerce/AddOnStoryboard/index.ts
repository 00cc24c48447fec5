export * from './AddOnStoryboard.tsx'
