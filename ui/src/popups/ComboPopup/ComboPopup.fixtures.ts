import { combos, type Sku } from '@stemside/rules'
import { squareOf } from '../../content/pictures.ts'
import type { ComboPopupProps } from './ComboPopup.tsx'

type Words = Pick<ComboPopupProps, 'heading' | 'description' | 'details'>

/** The texts of the Engineer Pack with these products missing. */
export function engineerPack(...missing: readonly Sku[]): Words {
  const pack = combos.find(({ id }) => id === 'engineer_pack')
  if (pack === undefined) throw new Error('The table has no Engineer Pack')
  return {
    ...pack.popup,
    details: pack.details.map(({ image, name, description }) => ({
      name,
      description,
      picture: squareOf(image),
      isMissing: missing.includes(image),
    })),
  }
}
