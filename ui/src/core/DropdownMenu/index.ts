export * from './DropdownMenu.tsx'
