import type { SoldSku } from '@stemside/rules'
import type { PageMetaWords } from './types.ts'

export interface RangeChapter {
  readonly id: string
  readonly heading: string
  readonly text: string
  /** What it shows, in this order. Prices and availability come from the country's list. */
  readonly skus: readonly SoldSku[]
}

export interface RangePage {
  readonly meta: PageMetaWords
  readonly heading: string
  readonly lead: string
  readonly chapters: readonly RangeChapter[]
  readonly end: {
    readonly heading: string
    readonly text: string
    readonly action: string
    readonly href: string
  }
}

/** /2021-product-range, a page without header and footer (§2.7, §2.22, §2.32) */
export const productRange2021: RangePage = {
  meta: {
    title: 'The range of 2021',
    description: 'All globes, games and kits of the year on one long page.',
    keywords: ['product range 2021', 'Orboot', 'Tacto', 'Plugo'],
  },
  heading: 'Everything, on one page',
  lead: 'Globes, games and kits: the range of 2021 from the first turn to the last tile.',
  chapters: [
    {
      id: 'orboot',
      heading: 'Three worlds on a stand',
      text: 'One that we live on, one that is long gone, and one that nobody has walked on yet. Point a phone or tablet at them and they answer.',
      skus: ['orboot', 'orboot_dinos', 'orboot_mars', 'orboot_expansion_pack'],
    },
    {
      id: 'tacto',
      heading: 'A tablet becomes a table',
      text: 'Lay the tablet flat, set down a piece, and it plays. Four can sit round it, and nobody looks at their own screen.',
      skus: [
        'tacto_chess',
        'tacto_classics',
        'tacto_coding',
        'tacto_electronic',
        'tacto_laser',
        'tacto_dinos',
        'tacto_doctor',
      ],
    },
    {
      id: 'plugo',
      heading: 'Nine kits for the gamepad',
      text: 'Stand the tablet in the groove and fill the tray: with numbers, letters, a keyboard, a bridge, a barn. Each kit makes it another toy.',
      skus: [
        'plugo_count',
        'plugo_letters',
        'plugo_piano',
        'plugo_link',
        'plugo_slingshot',
        'plugo_farm',
        'plugo_detective',
        'plugo_animals',
        'plugo_coding',
        'plugo_gamepad',
      ],
    },
    {
      id: 'bundles',
      heading: 'Better in one box',
      text: 'Toys that lead into one another, for less than they cost one by one.',
      skus: [
        'stemwizpack',
        'learners_pack',
        'tacto_night_cc',
        'tacto_stem_pack_2',
        'tacto_stem_pack_3',
      ],
    },
  ],
  end: {
    heading: 'And then?',
    text: 'Then somebody says “once more”. That is what they are made for.',
    action: 'To the shop',
    href: '/shop',
  },
}
