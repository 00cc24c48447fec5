/** A postal code in upper case, without spaces. */
export const compact = (text: string) => text.replace(/\s/g, '').toUpperCase()

/** A British or Canadian code in upper case, with its one space: the second half has three characters. */
export const halves = (text: string) => compact(text).replace(/.{3}$/, ' $&')
