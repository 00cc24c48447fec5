/** Width of the sample, in px. */
export const logoWidth = 240
