import { minor, type Order } from '@stemside/rules'
import { sampleOrder } from '../order.fixtures.ts'

/** An order of one e-storybook, which needs no parcel. */
export const bookOrder: Order = {
  ...sampleOrder,
  status: 'delivered',
  lines: [
    {
      sku: 'whos_the_monster_in_oko',
      quantity: 1,
      unitPrice: minor(499),
      total: minor(499),
    },
  ],
  combos: [],
  gifts: [],
  adjustments: [],
  list: minor(499),
  strike: minor(499),
  shipping: minor(0),
  total: minor(499),
}
