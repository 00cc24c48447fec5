/** The key under which the shop's state is kept in the browser (specification §3, "persisted"). */
export const storageKey = 'stemside'
