import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NotifyForm } from './NotifyForm.tsx'
import { compared } from '../../test/compared.ts'

const waiting = { name: 'Tacto Doctor', email: 'robin@example.com' } as const

const meta = {
  title: 'Forms/NotifyForm',
  component: NotifyForm,
  args: { name: waiting.name, onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotifyForm>

export default meta
type Story = StoryObj<typeof meta>

/** Source: §5.2 for the messages. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ChecksTheAddress: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByLabelText('Email address')
    await userEvent.type(email, 'robin{Enter}')
    await expect(canvas.getByText('Please enter a valid email id!')).toBeVisible()
    await userEvent.type(email, '@example.com{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: waiting.email })
  },
}

export const Sending: Story = { args: { status: 'sending' } }

export const Sent: Story = {
  args: { status: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`when ${waiting.name} is back`)
  },
}

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/cannot be reached/)).toBeVisible()
  },
}
