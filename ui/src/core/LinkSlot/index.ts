export * from './LinkSlot.tsx'
