import { bookSamples } from '../../content/bookSamples.ts'

/** The words about the first book. */
export const [firstSample] = bookSamples
