import { lines } from '../../screens/HomeScreen/lines.ts'

/** The first of the four ways. */
export const orbootAlone = lines.slice(0, 1)

export { lines }
