export { ComboCard, type ComboCardProps } from './ComboCard.tsx'
