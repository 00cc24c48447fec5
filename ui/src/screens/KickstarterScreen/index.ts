export * from './KickstarterScreen.tsx'
