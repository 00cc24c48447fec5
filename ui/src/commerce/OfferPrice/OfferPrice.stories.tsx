import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type CountryCode, countryCodes } from '@stemside/rules'
import { Matrix } from '../../test/Matrix.tsx'
import type { World } from '../../test/world.ts'
import { priceSizes } from '../Price/Price.variants.ts'
import { couponOffer, sampleItem, couponTooHigh } from '../shelf.fixtures.ts'
import { OfferPrice } from './OfferPrice.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/OfferPrice',
  component: OfferPrice,
  parameters: {
    inWorld: ({ country }: World) => ({ country, offer: couponOffer(country, 'orboot') }),
  },
  args: { country: 'US', offer: couponOffer('US', 'orboot') },
  argTypes: { size: { control: 'inline-radio', options: priceSizes } },
} satisfies Meta<typeof OfferPrice>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const LeadsWithWhatIsPaid: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$31.84')).toBeVisible()
    await expect(canvas.getByText('$45.49')).toBeVisible()
    await expect(canvas.queryByText('$54.99')).not.toBeInTheDocument()
    await expect(canvas.getByText('with SPRING30, before shipping')).toBeVisible()
  },
}

export const BelowTheMinimum: Story = {
  parameters: { inWorld: ({ country }: World) => ({ country, offer: couponTooHigh(country) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$31.84 with SPRING30, from $54.99')).toBeVisible()
  },
}

const cases = {
  'with a coupon': (country: CountryCode) => couponOffer(country, 'orboot'),
  'below its minimum': couponTooHigh,
  'without one': (country: CountryCode) => sampleItem(country, 'orboot').offer,
}

export const Countries: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: () => (
    <Matrix
      corner="country"
      rows={countryCodes}
      columns={['with a coupon', 'below its minimum', 'without one'] as const}
    >
      {(country, name) => (
        <OfferPrice country={country} offer={cases[name](country)} isPercentShown />
      )}
    </Matrix>
  ),
}
