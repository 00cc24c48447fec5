/** A sample notice. */
export const addedNotice = 'Tacto Chess added'
