import type { SiteDropdownProps } from './SiteDropdown.tsx'

/** Words of the header that open something. */
export const dropdownWords = {
  usual: 'Ages',
  long: 'Everything for ages 4 to 12',
  content: 'From 4 to 12, sorted by the candles on the cake.',
}

/** Which edge of its word a panel keeps to. */
export const dropdownEdges = [
  'start',
  'end',
] as const satisfies readonly SiteDropdownProps['align'][]
