import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { CountryCode } from '@stemside/rules'
import { sampleItem } from '../shelf.fixtures.ts'
import { ListingCard } from './ListingCard.tsx'

/** The card's own props of a toy on the shelf. */
function cardOf(country: CountryCode, sku: string) {
  const { words, href, picture, offer, availability } = sampleItem(country, sku)
  return { sku, words, href, picture, offer, availability }
}

const meta = {
  title: 'Commerce/ListingCard',
  component: ListingCard,
  args: { country: 'US', ...cardOf('US', 'orboot'), headingLevel: 2, onAdd: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ListingCard>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Orboot Earth' })).toHaveAttribute(
      'href',
      '/orboot/earth',
    )
    await userEvent.click(canvas.getByRole('button', { name: /Add to cart/ }))
    await expect(args.onAdd).toHaveBeenCalledWith('orboot')
  },
}

export const NothingStruck: Story = { args: cardOf('US', 'tacto_chess') }

export const WithCoupon: Story = {
  args: {
    ...cardOf('US', 'orboot'),
    offer: { amount: 45_49, strike: 54_99, withCoupon: 31_84, includesGamepad: false },
    couponCode: 'SPRING30',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$31.84 with SPRING30')).toBeVisible()
  },
}

export const Low: Story = { args: cardOf('US', 'plugo_slingshot') }

export const OutOfStock: Story = {
  args: cardOf('US', 'tacto_doctor'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Out of stock/ })).toBeDisabled()
  },
}

export const LongWords: Story = {
  args: {
    ...cardOf('IN', 'stemwizpack'),
    country: 'IN',
    words: {
      ...cardOf('IN', 'stemwizpack').words,
      title: 'The Complete Home Laboratory for Curious Siblings',
      line: 'Everything that three children, two cousins and one patient grandparent could need',
    },
  },
}
