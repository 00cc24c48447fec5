/* The icons: those that nearly every page shows, then the others by theme, so that the first page does not load them.
   Each is a component of its own, drawn in strokes on a 24 px grid in the current text colour. */
export * from './Icon/index.ts'
export * from './actions.tsx'
export * from './arrows.tsx'
export * from './everywhere.tsx'
export * from './people.tsx'
export * from './shop.tsx'
export * from './toys.tsx'
