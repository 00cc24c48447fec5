export * from './KitPicker.tsx'
