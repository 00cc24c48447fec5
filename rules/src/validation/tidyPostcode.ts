/** A postal code in upper case, without spaces. */
export const compact = (text: string) => text.replace(/\s/g, '').toUpperCase()

/** A British or Canadian code in upper case, with a space before its last three characters. */
export const halves = (text: string) => compact(text).replace(/.{3}$/, ' $&')
