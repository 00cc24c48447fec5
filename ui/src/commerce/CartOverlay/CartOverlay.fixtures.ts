/** What has just happened. */
export const addedNotice = 'Tacto Chess added'
