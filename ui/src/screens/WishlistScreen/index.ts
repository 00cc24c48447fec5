export * from './WishlistScreen.tsx'
