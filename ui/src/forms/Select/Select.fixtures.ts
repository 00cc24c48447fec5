/** Three emirates, one with a long name. */
export const emirateOptions = [
  { value: 'Dubai', label: 'Dubai' },
  { value: 'Sharjah', label: 'Sharjah' },
  { value: 'Ras Al Khaimah', label: 'Ras Al Khaimah' },
] as const
