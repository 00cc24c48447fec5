/** The id of the `noscript` element with the words of a page without JavaScript. */
export const scriptWords = 'script-words'
