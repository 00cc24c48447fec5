export { CartFigures, type CartFiguresProps } from './CartFigures.tsx'
export { CartSummary, type CartSummaryProps } from './CartSummary.tsx'
