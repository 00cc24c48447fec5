/** Keywords of every page. */
export const commonKeywords = ['STEM toys', 'educational toys', 'augmented reality toys']
