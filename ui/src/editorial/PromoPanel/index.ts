export * from './PromoPanel.tsx'
