import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { goodCard, paymentIn } from './PaymentForm.fixtures.ts'
import type { World } from '../../test/world.ts'
import { PaymentForm, PaymentFields } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Forms/PaymentForm',
  component: PaymentForm,
  subcomponents: { PaymentFields },
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

/** A keyboard of another script types its own digits. */
export const ByCardInDevanagariDigits: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const number = canvas.getByLabelText('Card number')
    await userEvent.type(number, '४२४२४२४२४२४२४२४२')
    await expect(number).toHaveValue('4242 4242 4242 4242')
    await userEvent.type(canvas.getByLabelText('Expires'), '१२३०')
    await userEvent.type(canvas.getByLabelText('Security code'), '१२३')
    await userEvent.type(canvas.getByLabelText('Name on card'), goodCard.holder)
    await userEvent.click(canvas.getByRole('button', { name: paymentIn('US').submitLabel }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      provider: 'stripe',
      card: {
        number: '4242424242424242',
        expiry: '12/30',
        securityCode: '123',
        holder: goodCard.holder,
      },
    })
  },
}

export const AMistypedNumber: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Card number'), goodCard.mistyped)
    await userEvent.tab()
    await expect(canvas.getByText(/not the number on a card/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: paymentIn('US').submitLabel }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByLabelText('Card number')).toHaveFocus()
  },
}

/** The card expired last month: the form refuses it with the reason. */
export const ExpiredCard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Card number'), goodCard.number)
    const expires = canvas.getByLabelText('Expires')
    await userEvent.type(expires, goodCard.expired)
    await userEvent.type(canvas.getByLabelText('Security code'), goodCard.code)
    await userEvent.type(canvas.getByLabelText('Name on card'), goodCard.holder)
    await userEvent.click(canvas.getByRole('button', { name: paymentIn('US').submitLabel }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(expires).toHaveFocus()
    await expect(expires).toHaveAccessibleDescription('This card expired in 10/26')
  },
}

/** A year can have four digits and a month one. */
export const ExpiryInFull: Story = {
  play: async ({ canvas, userEvent }) => {
    const expires = canvas.getByLabelText('Expires')
    await userEvent.type(expires, '12/2030')
    await expect(expires).toHaveValue('12/2030')
    await userEvent.clear(expires)
    await userEvent.type(expires, '1/30')
    await expect(expires).toHaveValue('01/30')
    await userEvent.tab()
    await expect(expires).toBeValid()
  },
}

export const India: Story = {
  globals: { country: 'IN' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: /UPI/ })).toBeChecked()
    await expect(canvas.queryByLabelText('Card number')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: paymentIn('IN').submitLabel }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ provider: 'razorpay' })
  },
}
