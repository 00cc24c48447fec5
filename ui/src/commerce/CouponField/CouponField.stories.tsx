import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { couponWords } from './CouponField.fixtures.ts'
import { CouponField } from './CouponField.tsx'
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
