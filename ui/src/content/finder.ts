import type { FinderWords } from '../commerce/ToyFinder/index.ts'
import { devices } from './devices.ts'
import { guides } from './guides.ts'

/** Why each toy of the three lines is the right one, from the lines' guides. */
export const finder: FinderWords = {
  why: {
    ...guides.orboot.finder.why,
    ...guides.tacto.finder.why,
    ...guides.plugo.finder.why,
  },
  devices,
}
