import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TrackingForm } from './TrackingForm.tsx'
import { compared } from '../../test/compared.ts'

const known = { orderId: 'SO-1042', email: 'robin@example.com' } as const

const meta = {
  title: 'Forms/TrackingForm',
  component: TrackingForm,
  args: { onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TrackingForm>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const TrimsAndSubmits: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Order number'), ` ${known.orderId} `)
    await userEvent.type(canvas.getByLabelText('Email address'), `${known.email}{Enter}`)
    await expect(args.onSubmit).toHaveBeenCalledWith(known)
  },
}

/** Source: §5.2, and the message of the order number. */
export const NothingTyped: Story = {
  tags: ['matrix', 'compared'],
  parameters: {
    chromatic: compared,
    docs: { story: { inline: false, autoplay: true, height: '420px' } },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Track my order' }))
    await expect(canvas.getByText('Enter your order number')).toBeVisible()
    await expect(canvas.getByText('Enter your email address')).toBeVisible()
    await expect(canvas.getByLabelText('Order number')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const LookingUp: Story = {
  args: { isLoading: true, initialValues: known },
}
