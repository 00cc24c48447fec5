import { lines } from '../../screens/HomeScreen/lines.ts'

/** Only the first card. */
export const orbootAlone = lines.slice(0, 1)

export { lines }
