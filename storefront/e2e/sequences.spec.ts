import * as fc from 'fast-check'
import { SequenceShopper, type Step } from './support/SequenceShopper.ts'
import { expect, test } from './support/ownSpace.ts'

/*
 * Ten shoppers in a real browser. Each does ten things in random order, and then orders once more. Each order must cost
 * what a pressed button said. The shop may charge a shopper again only after it has told of the order before.
 * `storefront/sequences` does the same without a browser, with 2,000 shoppers in `npm run test:long`.
 */

const pay = fc.record({
  do: fc.constant('pay' as const),
  street: fc.constantFrom('1 Old Street', '99 New Avenue'),
  network: fc.constantFrom('online', 'offline', 'the answer is lost'),
  wantsMore: fc.boolean(),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      path: fc.constantFrom('/orboot/dinos', '/tacto/chess', '/orboot/mars'),
    }),
  },
  { weight: 6, arbitrary: pay },
  fc.constant<Step>({ do: 'remove' }),
  fc.constant<Step>({ do: 'remove the coupon' }),
  fc.constant<Step>({ do: 'type a code' }),
  fc.constant<Step>({ do: 'choose a gift' }),
  fc.record({
    do: fc.constant('shop in' as const),
    country: fc.constantFrom('US', 'GB'),
  }),
  fc.constant<Step>({ do: 'open a tab' }),
  fc.constant<Step>({ do: 'reload' }),
)
const sequences = fc.sample(fc.array(step, { minLength: 9, maxLength: 9 }), {
  seed: 1_618_033,
  numRuns: 10,
})

for (const [index, steps] of sequences.entries()) {
  test(`random shopper ${index + 1} of 10 is charged what a pressed button said`, async ({
    page,
    space,
  }) => {
    await space.setClock('2027-05-05T12:00:00Z')
    const shopper = new SequenceShopper(page, space)
    await shopper.take({ do: 'add', path: '/orboot/dinos' })
    for (const next of steps) await test.step(JSON.stringify(next), () => shopper.take(next))
    await shopper.take({ do: 'add', path: '/orboot/mars' })
    await shopper.take({ do: 'pay', street: '1 Old Street', network: 'online', wantsMore: true })
    expect(shopper.orders).toBeGreaterThan(0)
  })
}
