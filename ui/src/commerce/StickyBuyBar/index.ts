export * from './StickyBuyBar.tsx'
