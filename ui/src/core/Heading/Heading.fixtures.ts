/** Headings of the shop. */
export const headingWords = {
  usual: 'Cross over to the STEM side',
  long: 'Electromagnetism for palaeontologists',
} as const
