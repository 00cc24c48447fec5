/** The id of the template that holds the page's script until it may be fetched. */
export const codeElement = 'code'

/** The id of the styles that declare the faces which are fetched. */
export const facesElement = 'faces'

/** The template's property that repeats what was done before the page could answer. */
export const earlyUse = 'used'
