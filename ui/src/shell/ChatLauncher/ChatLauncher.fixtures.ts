/** What the launcher says. */
export const chatLabel = 'Chat with us'
