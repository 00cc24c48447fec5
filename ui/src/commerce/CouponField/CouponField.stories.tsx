import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { couponWords } from './CouponField.fixtures.ts'
import { CouponField, type CouponFieldProps } from './CouponField.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/CouponField',
  component: CouponField,
  args: { onSubmit: fn() },
} satisfies Meta<typeof CouponField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const SubmitsATypedCode: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Have a coupon code?'))
    const field = canvas.getByRole('textbox', { name: 'Coupon code' })
    await userEvent.type(field, '   {Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(field).toHaveFocus()
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Type your code first.')
    await userEvent.clear(field)
    await userEvent.type(field, `${couponWords.typed}{Enter}`)
    await expect(args.onSubmit).toHaveBeenCalledWith(couponWords.typed)
    await expect(field).toBeValid()
  },
}

export const Refused: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  args: { message: couponWords.refused },
}

export const Pending: Story = { args: { message: couponWords.refused, isLoading: true } }

/** Simulates a refused code, and then a code that is accepted. */
function SecondCode(props: CouponFieldProps) {
  const [message, setMessage] = useState<string | undefined>(couponWords.refused)
  return <CouponField {...props} message={message} onSubmit={() => setMessage(undefined)} />
}

/** After the message disappears, the form stays open, so that the field keeps the focus. */
export const StaysOpen: Story = {
  render: (args) => <SecondCode {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Coupon code' })
    await userEvent.type(field, `${couponWords.typed}{Enter}`)
    await expect(canvas.queryByText(couponWords.refused)).toBeNull()
    await expect(field).toBeVisible()
    await expect(field).toHaveFocus()
    await userEvent.click(canvas.getByText('Have a coupon code?'))
    await expect(field).not.toBeVisible()
  },
}
