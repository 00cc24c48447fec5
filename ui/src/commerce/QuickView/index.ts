export * from './QuickView.tsx'
