export { ShelfGrid, type ShelfGridProps } from './ShelfGrid.tsx'
