/**
 * The shop's pictures. For one product: `import { orboot } from '../art/index.ts'`, then
 * `orboot.hero`, `orboot.square`, `orboot.portrait`; a bundle contains only the pictures that it
 * uses. For lists and the cart: `squares[sku]` from `./pictures/squares.ts`. Cut-outs: `figures`.
 */
export type { Picture, PictureKind, PictureSource } from './picture.ts'
export * from './pictures/index.ts'
export * as figures from './pictures/figures.ts'
