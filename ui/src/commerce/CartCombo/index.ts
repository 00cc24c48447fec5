export { CartCombo, type CartComboProps } from './CartCombo.tsx'
