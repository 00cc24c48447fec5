export * from './Flag.tsx'
export * from './FlagImage.tsx'
