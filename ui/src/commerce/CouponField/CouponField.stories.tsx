import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CouponField } from './CouponField.tsx'

const meta = {
  title: 'Commerce/CouponField',
  component: CouponField,
  args: { onSubmit: fn() },
} satisfies Meta<typeof CouponField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Have a coupon code?'))
    const field = canvas.getByRole('textbox', { name: 'Coupon code' })
    await userEvent.type(field, '   {Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(field, 'welcome10{Enter}')
    await expect(args.onSubmit).toHaveBeenCalled()
  },
}

export const Refused: Story = { args: { message: 'Code not applied' } }
