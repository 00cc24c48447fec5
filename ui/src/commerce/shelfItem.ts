import type { OfferedComboOf, ShelfItemOf } from '@stemside/rules'
import type { CardContent } from './words.ts'

/** A product of a listing in one country, with its card. The picture is square. */
export type ShelfItem = ShelfItemOf<CardContent>

/** A combo as one country offers it, with its products' pictures. */
export type OfferedCombo = OfferedComboOf<Pick<CardContent, 'picture'>>
