export * from './StorybooksScreen.tsx'
