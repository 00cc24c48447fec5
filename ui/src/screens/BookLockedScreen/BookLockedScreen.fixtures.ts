/** The address that a buyer types. */
export const buyersEmail = 'robin@example.com'
