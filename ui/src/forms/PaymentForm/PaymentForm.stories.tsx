import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { goodCard, paymentIn } from './PaymentForm.fixtures.ts'
import type { World } from '../../test/world.ts'
import { PaymentForm } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Forms/PaymentForm',
  component: PaymentForm,
  parameters: { inWorld: ({ country }: World) => paymentIn(country) },
  args: { ...paymentIn('US'), onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PaymentForm>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ByCard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const number = canvas.getByLabelText('Card number')
    await userEvent.type(number, goodCard.number)
    await expect(number).toHaveValue(goodCard.grouped)
    await userEvent.type(canvas.getByLabelText('Expires'), goodCard.expiry)
    await userEvent.type(canvas.getByLabelText('Security code'), goodCard.code)
    await userEvent.type(canvas.getByLabelText('Name on card'), goodCard.holder)
    await userEvent.click(canvas.getByRole('button', { name: paymentIn('US').submitLabel }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      provider: 'stripe',
      card: {
        number: goodCard.number,
        expiry: '12/30',
        securityCode: goodCard.code,
        holder: goodCard.holder,
      },
    })
  },
}

export const AMistypedNumber: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Card number'), goodCard.mistyped)
    await userEvent.tab()
    await expect(canvas.getByText('Enter the number on your card')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: paymentIn('US').submitLabel }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByLabelText('Card number')).toHaveFocus()
  },
}

export const India: Story = { globals: { country: 'IN' } }
