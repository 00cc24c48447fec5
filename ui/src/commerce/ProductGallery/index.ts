export { galleryOf } from './galleryOf.ts'
export * from './ProductGallery.tsx'
