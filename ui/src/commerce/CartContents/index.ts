export { CartContents, type CartContentsProps } from './CartContents.tsx'
