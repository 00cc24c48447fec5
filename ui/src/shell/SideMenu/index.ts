export * from './SideMenu.tsx'
