export * from './SeasonSlot.tsx'
