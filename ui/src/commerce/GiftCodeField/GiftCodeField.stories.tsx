import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import type { World } from '../../test/world.ts'
import {
  largeCard,
  smallCard,
  totalIn,
  unknown,
  unreachable,
  spentCard,
} from './GiftCodeField.fixtures.ts'
import { GiftCodeField } from './GiftCodeField.tsx'

const meta = {
  title: 'Commerce/GiftCodeField',
  component: GiftCodeField,
  parameters: { inWorld: ({ country }: World) => ({ total: totalIn(country) }) },
  args: { country: 'US', total: totalIn('US'), onSubmit: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GiftCodeField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AsksForACode: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Gift card code' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(field).toBeInvalid()
    await expect(canvas.getByText('Type the code of your gift card first.')).toBeVisible()
    await userEvent.type(field, ' gift-7k2mq-94xrt-h3vdp {Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith('gift-7k2mq-94xrt-h3vdp')
  },
}

export const Unknown: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  args: { message: unknown },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      `It is in the email with the gift. ${unknown}`,
    )
  },
}

/** It pays a part, and is used up. */
export const PaysAPart: Story = {
  tags: ['compared'],
  globals: { country: 'US' },
  parameters: {
    chromatic: compared,
    inWorld: ({ country }: World) => ({ total: totalIn(country), card: smallCard(country) }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('−$25.00')).toBeVisible()
    await expect(canvas.getByText('Left to pay').parentElement).toHaveTextContent(/\$\d+\.\d\d$/u)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove gift card' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

/** It pays everything. The rest stays on it. */
export const PaysAll: Story = {
  globals: { country: 'US' },
  parameters: {
    inWorld: ({ country }: World) => ({ total: totalIn(country), card: largeCard(country) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Left to pay').parentElement).toHaveTextContent('$0.00')
    await expect(canvas.getByText(/stays on the card/u)).toBeVisible()
  },
}

/** The country was changed after the card was found. */
export const OfAnotherCountry: Story = {
  parameters: { inWorld: () => ({ card: smallCard('IN'), country: 'US', total: totalIn('US') }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/in the shop of India only/u)).toBeVisible()
    await expect(canvas.queryByText('Left to pay')).not.toBeInTheDocument()
  },
}

export const Spent: Story = {
  parameters: {
    inWorld: ({ country }: World) => ({ card: spentCard(country) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nothing is left on this gift card/u)).toBeVisible()
  },
}

/** The store could not be reached: the code stays in the field, and the button says what to do. */
export const CouldNotBeLookedUp: Story = {
  args: { initialCode: smallCard('US').code, message: unreachable },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue(smallCard('US').code)
    await expect(canvas.getByText(unreachable)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(smallCard('US').code)
  },
}

export const LookingUp: Story = { args: { isLoading: true } }
