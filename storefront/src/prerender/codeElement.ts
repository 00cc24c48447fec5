/** The id of the template that holds the page's script until it may be fetched. */
export const codeElement = 'code'

/** The template's property that keeps the button which was pressed before the page could answer. */
export const pressedButton = 'pressed'
