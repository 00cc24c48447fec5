export * from './ChatLauncher.tsx'
