/**
 * The shop's pictures. A product's own: `import { orboot } from '../art/index.ts'`, then
 * `orboot.hero`, `orboot.square`, `orboot.portrait`; a bundle holds what it uses and no more.
 * For lists and the cart: `squares[sku]` from `./pictures/squares.ts`. Cut-outs: `figures`.
 */
export type { Picture, PictureKind, PictureSource } from './picture.ts'
export * from './pictures/index.ts'
export * as figures from './pictures/figures.ts'
