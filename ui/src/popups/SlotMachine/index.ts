export * from './SlotMachine.tsx'
