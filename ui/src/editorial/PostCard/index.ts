export * from './PostByline.tsx'
export * from './PostCard.tsx'
export type * from './post.ts'
