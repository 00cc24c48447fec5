/*
 * The set, by theme. Each is drawn on a 24 px field in strokes of the colour around it,
 * and each is a function of its own, so that a page loads only those it shows.
 */
export * from './Icon/index.ts'
export * from './actions.tsx'
export * from './arrows.tsx'
export * from './people.tsx'
export * from './shop.tsx'
export * from './toys.tsx'
