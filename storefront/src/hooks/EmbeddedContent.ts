import { createContext } from 'react'

/** The texts that the build embedded in the first page; undefined if it has none. */
export const EmbeddedContent = createContext<unknown>(undefined)
