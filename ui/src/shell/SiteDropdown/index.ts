export { closeDropdown, SiteDropdown, type SiteDropdownProps } from './SiteDropdown.tsx'
