export * from './Checkbox.tsx'
