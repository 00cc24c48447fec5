import type { SiteDropdownEntry } from './SiteDropdown.tsx'

/** The texts of SiteDropdown's stories. */
export const dropdownWords = {
  usual: 'Ages',
  long: 'Everything for ages 4 to 12',
} as const

export const ageEntries = [
  { label: 'From 4 to 6', href: '#4_6', tagline: 'First steps' },
  { label: 'From 6 to 8', href: '#6_8', tagline: 'First experiments' },
] as const satisfies readonly SiteDropdownEntry[]

/** The edges of the trigger that a menu can align with. */
export const dropdownEdges = ['start', 'end'] as const
