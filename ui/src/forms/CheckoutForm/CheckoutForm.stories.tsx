import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { checkedOut, filledIn, totals } from './CheckoutForm.fixtures.ts'
import type { World } from '../../test/world.ts'
import { CheckoutForm } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Forms/CheckoutForm',
  component: CheckoutForm,
  parameters: { inWorld: ({ country }: World) => ({ total: totals[country] }) },
  args: { country: 'US', total: totals.US, onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 620 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CheckoutForm>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const FilledIn: Story = {
  args: { initialValues: filledIn },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Pay ${totals.US}` }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      details: checkedOut,
      payment: {
        provider: 'stripe',
        card: {
          number: '4242424242424242',
          expiry: '12/30',
          securityCode: '123',
          holder: 'Sam Sample',
        },
      },
    })
  },
}

export const EverythingMissing: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared, docs: { story: { inline: false, height: '720px' } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Pay ${totals.US}` }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    const name = canvas.getByRole('textbox', { name: 'Full name' })
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription('This field is mandatory')
    await expect(canvas.getByText('Enter your email address')).toBeVisible()
    await userEvent.type(name, 'Sam')
    await expect(name).toBeValid()
  },
}

export const WithPayPal: Story = {
  args: { initialValues: filledIn },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /PayPal/u }))
    await expect(canvas.queryByLabelText('Card number')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: `Pay ${totals.US} with PayPal` }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      details: checkedOut,
      payment: { provider: 'paypal' },
    })
  },
}

export const Declined: Story = {
  args: {
    initialValues: filledIn,
    error: 'Your bank declined this card. Nothing was charged: try another one.',
  },
}

export const Placing: Story = { args: { initialValues: filledIn, isLoading: true } }

export const India: Story = { globals: { country: 'IN' } }

export const Emirates: Story = { globals: { country: 'AE' } }

export const GreatBritain: Story = { globals: { country: 'GB' } }
