import { combos, money, type Sku } from '@stemside/rules'
import { squareOf } from '../../content/pictures.ts'
import type { ComboPopupProps } from './ComboPopup.tsx'
import { recorded } from '../../fixtures/recorded.ts'

type Words = Pick<ComboPopupProps, 'heading' | 'description' | 'details'>

/** What a complete pack saves, by country. */
export const completePack = {
  US: { saving: money('17.51', 'US'), rise: money('36.39', 'US'), onPress: () => undefined },
  IN: { saving: money('876', 'IN'), rise: money('1123', 'IN'), onPress: () => undefined },
} as const

/** The texts of the Engineer Pack with these products missing. */
export const engineerPack = recorded((...missing: readonly Sku[]): Words => {
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
})
