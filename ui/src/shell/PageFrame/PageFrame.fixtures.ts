/** Height of the sample page in px: enough to scroll past the banner. */
export const longPage = 2000
