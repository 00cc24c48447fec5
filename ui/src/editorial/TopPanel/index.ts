export * from './TopPanel.tsx'
