export { CartEmpty } from './CartEmpty.tsx'
