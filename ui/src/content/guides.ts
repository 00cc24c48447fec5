import type { ShelfLine } from '@stemside/rules'
import { guide as orboot } from './guides/orboot.ts'
import { guide as plugo } from './guides/plugo.ts'
import { guide as tacto } from './guides/tacto.ts'
import type { LineGuide } from './guides/types.ts'

/** The texts of the product lines' pages. */
export const guides: Readonly<Record<ShelfLine, LineGuide>> = { orboot, tacto, plugo }
