export { SearchPopup, type SearchPopupProps } from './SearchPopup.tsx'
