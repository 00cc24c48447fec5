export { SiteDropdown, type SiteDropdownEntry, type SiteDropdownProps } from './SiteDropdown.tsx'
