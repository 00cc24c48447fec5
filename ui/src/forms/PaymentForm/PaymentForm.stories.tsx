import { countryCodes } from '@stemside/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PaymentForm } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Forms/PaymentForm',
  component: PaymentForm,
  args: { country: 'US', submitLabel: 'Pay $97.48', onSubmit: fn() },
  argTypes: { country: { control: 'inline-radio', options: countryCodes } },
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

export const Playground: Story = { tags: ['matrix'], parameters: { chromatic: compared } }

export const ByCard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const number = canvas.getByLabelText('Card number')
    await userEvent.type(number, '4242424242424242')
    await expect(number).toHaveValue('4242 4242 4242 4242')
    await userEvent.type(canvas.getByLabelText('Expires'), '1230')
    await userEvent.type(canvas.getByLabelText('Security code'), '123')
    await userEvent.type(canvas.getByLabelText('Name on card'), 'Sam Sample')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $97.48' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      provider: 'stripe',
      card: {
        number: '4242424242424242',
        expiry: '12/30',
        securityCode: '123',
        holder: 'Sam Sample',
      },
    })
  },
}

export const AMistypedNumber: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Card number'), '4242424242424241')
    await userEvent.tab()
    await expect(canvas.getByText('Enter the number on your card')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $97.48' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByLabelText('Card number')).toHaveFocus()
  },
}

export const India: Story = { args: { country: 'IN', submitLabel: 'Pay ₹4,122' } }
