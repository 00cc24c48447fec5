/** What every page is about. */
export const commonKeywords = ['STEM toys', 'educational toys', 'augmented reality toys']
