export * from './ChipNav.tsx'
