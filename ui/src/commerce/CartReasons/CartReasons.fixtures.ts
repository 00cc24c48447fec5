import { cartReasons, type CountryCode } from '@stemside/rules'
import { sampleCart, sampleCatalogue } from '../../content/prices.fixtures.ts'
import { recorded } from '../../fixtures/recorded.ts'

const reasonsOf = (country: CountryCode, ...skus: readonly string[]) =>
  cartReasons(
    sampleCart(
      country,
      skus.map((sku) => ({ sku, quantity: 1 })),
    ),
    sampleCatalogue(country),
  )

/** A cart whose Orboot Mars could complete either of two sets. One of these sets saves more. */
export const oneSavesMore = recorded((country: CountryCode) =>
  reasonsOf(country, 'orboot_mars', 'plugo_link', 'plugo_gamepad', 'tacto_electronic'),
)

/** A cart whose Orboot Dinos could complete either of two sets. Both save the same in the US. */
export const aTie = recorded((country: CountryCode) =>
  reasonsOf(country, 'orboot_dinos', 'tacto_dinos', 'tacto_classics'),
)

/** A coupon that the cart does not reach yet. */
export const belowMinimum = ['Add $3.51 more to use WELCOME10.']

export const words = {
  more: /^Your Orboot Mars counts in the Engineer Pack, which saves \$23\.00; the Tech Toy Pack would save \$18\.00\.$/,
  same: /would save the same \$18\.00\.$/,
} as const
