import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { countries, type CountryCode, countryCodes, money } from '@stemside/rules'
import { Matrix } from '../../test/Matrix.tsx'
import type { World } from '../../test/world.ts'
import { globePrice } from './Price.fixtures.ts'
import { priceSizes } from './Price.variants.ts'
import { Price } from './Price.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/Price',
  component: Price,
  parameters: { inWorld: ({ country }: World) => globePrice(country) },
  args: globePrice('US'),
  argTypes: { size: { control: 'inline-radio', options: priceSizes } },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ShowsBothPrices: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$45.49')).toBeVisible()
    await expect(canvas.getByText('$54.99')).toBeVisible()
  },
}

export const WithPercent: Story = {
  args: { isPercentShown: true, size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('17% off')).toBeVisible()
  },
}

export const NothingStruck: Story = {
  parameters: {
    inWorld: ({ country }: World) => ({
      country,
      amount: globePrice(country).amount,
      strike: undefined,
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toBeNull()
  },
}

/** Whether the country's prices can have hundredths; those in whole rupees cannot. */
function hasHundredths(country: CountryCode): boolean {
  const { decimals, quantum } = countries[country].currency
  return decimals === 2 && quantum === 1
}

/** Whole rupees and dirhams have no decimals; other dirham amounts have two. */
export const Countries: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: () => (
    <Matrix corner="country" rows={countryCodes} columns={priceSizes}>
      {(country, size) => (
        <Price
          country={country}
          size={size}
          amount={money(hasHundredths(country) ? '343.5' : '2499', country)}
          strike={money(hasHundredths(country) ? '458' : '2999', country)}
          isPercentShown
        />
      )}
    </Matrix>
  ),
}
