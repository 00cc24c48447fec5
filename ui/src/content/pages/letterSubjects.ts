/** A subject of /contact-us that other pages lead to. */
export const partSubject = 'A part is missing or broken'

/** The address of /contact-us with this subject chosen. */
export const partLetterHref: string = `/contact-us?${new URLSearchParams({ subject: partSubject }).toString()}`
