export * from './SlotResult.tsx'
