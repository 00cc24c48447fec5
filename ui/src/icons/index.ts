/* The icons, by theme. Each is drawn in strokes on a 24 px grid in the current text colour. Each is
   a component of its own, so that a page loads only those that it shows. */
export * from './Icon/index.ts'
export * from './actions.tsx'
export * from './arrows.tsx'
export * from './people.tsx'
export * from './shop.tsx'
export * from './toys.tsx'
