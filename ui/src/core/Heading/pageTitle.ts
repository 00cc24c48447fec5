/** The id of the page's heading of level 1. PageFrame names the main content after it. */
export const pageTitleId = 'page-title'
