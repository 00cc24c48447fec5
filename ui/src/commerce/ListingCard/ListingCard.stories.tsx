import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { World } from '../../test/world.ts'
import { couponOffer } from '../shelf.fixtures.ts'
import { cardOf } from './ListingCard.fixtures.ts'
import { ListingCard } from './ListingCard.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/ListingCard',
  component: ListingCard,
  parameters: { inWorld: ({ country }: World) => cardOf(country, 'orboot') },
  args: { ...cardOf('US', 'orboot'), headingLevel: 2, onAdd: fn() },
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
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const AddsOne: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Orboot Earth' })).toHaveAttribute(
      'href',
      '/orboot/earth',
    )
    await expect(canvas.getByText(/^4\.\d+$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Add to cart/ }))
    await expect(args.onAdd).toHaveBeenCalledWith('orboot')
  },
}

export const NothingStruck: Story = {
  parameters: { inWorld: ({ country }: World) => cardOf(country, 'plugo_count') },
}

/** The price with the coupon leads, and the badge says what that saves (§2.67). */
export const WithCoupon: Story = {
  parameters: {
    inWorld: ({ country }: World) => ({
      ...cardOf(country, 'orboot'),
      offer: couponOffer(country, 'orboot'),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$31.84')).toBeVisible()
    await expect(canvas.getByText('with SPRING30, before shipping')).toBeVisible()
    await expect(canvas.getByText('Save 30%')).toBeVisible()
  },
}

export const Low: Story = {
  parameters: { inWorld: ({ country }: World) => cardOf(country, 'plugo_slingshot') },
}

export const OutOfStock: Story = {
  parameters: { inWorld: ({ country }: World) => cardOf(country, 'tacto_doctor') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Out of stock/ })).toBeDisabled()
  },
}

export const LongWords: Story = {
  parameters: {
    inWorld: ({ country }: World) => {
      const card = cardOf(country, 'stemwizpack')
      return {
        ...card,
        words: {
          ...card.words,
          title: 'The Complete Home Laboratory for Curious Siblings',
          line: 'Everything that three children, two cousins and one patient grandparent could need',
        },
      }
    },
  },
}
