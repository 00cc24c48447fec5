/** Headings as the shop writes them. */
export const headingWords = {
  usual: 'Cross over to the STEM side',
  long: 'Electromagnetism for palaeontologists',
} as const
