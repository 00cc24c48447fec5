export * from './WishButton.tsx'
