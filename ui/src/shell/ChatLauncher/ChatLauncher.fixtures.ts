/** The launcher's label. */
export const chatLabel = 'Chat with us'
