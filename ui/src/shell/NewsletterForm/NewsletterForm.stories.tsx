import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { reader, refusal } from './NewsletterForm.fixtures.ts'
import { NewsletterForm } from './NewsletterForm.tsx'

const meta = {
  title: 'Shell/NewsletterForm',
  component: NewsletterForm,
  args: { onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, background: 'var(--color-surface-inverse)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NewsletterForm>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

/** What is sent, how often, and how to stop it. Source: §7.33. */
export const SaysWhatIsSent: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    const form = canvas.getByRole('region', { name: 'News from the workshop' })
    await expect(form).toHaveTextContent(/One email a month at most.*To stop it, write to us/)
    await expect(canvas.getByRole('link', { name: 'write to us' })).toHaveAttribute(
      'href',
      '/contact-us',
    )
    await expect(canvas.getByRole('link', { name: 'what we keep about you' })).toHaveAttribute(
      'href',
      '/privacy',
    )
  },
}

/** The messages of §5.2. */
export const ChecksTheAddress: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByLabelText('Email for the news')
    await userEvent.click(canvas.getByRole('button', { name: 'Send me the news' }))
    await expect(canvas.getByText('Enter your email address')).toBeVisible()
    await expect(email).toHaveFocus()
    await userEvent.type(email, 'robin{Enter}')
    await expect(canvas.getByText('Please enter a valid email id!')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(email, '@example.com{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: reader })
  },
}

export const Refused: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email for the news'), 'robin{Enter}')
    await expect(canvas.getByText('Please enter a valid email id!')).toBeVisible()
  },
}

export const Sending: Story = {
  args: { status: 'sending' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email for the news'), `${reader}{Enter}`)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Sent: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { status: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are on the list.')
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const Failed: Story = {
  args: { error: refusal },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(refusal)).toBeVisible()
  },
}
