export * from './Drawer.tsx'
export { drawerSides } from './Drawer.variants.ts'
