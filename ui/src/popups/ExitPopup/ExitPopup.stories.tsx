import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { exitMessages, visitorEmail } from './ExitPopup.fixtures.ts'
import { ExitPopup } from './ExitPopup.tsx'

const meta = {
  title: 'Popups/ExitPopup',
  component: ExitPopup,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { isOpen: true, onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof ExitPopup>

export default meta
type Story = StoryObj<typeof meta>

/** Source: §2.54. The rules suppress it in all five countries (§4.47). */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const SendsTheAddress: Story = {
  tags: ['played'],
  play: async ({ userEvent, args }) => {
    const popup = await screen.findByRole('dialog')
    await expect(popup).toHaveAccessibleDescription(/e-book.*20% off with TRY20/)
    await userEvent.type(await screen.findByLabelText('Email address'), visitorEmail)
    await userEvent.click(screen.getByRole('button', { name: 'Send me the e-book' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(visitorEmail)
  },
}

/** Source: §5.9. */
export const EmptyAddress: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send me the e-book' }))
    await screen.findByText(exitMessages.empty)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Source: §5.9. */
export const InvalidAddress: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared, docs: { story: { autoplay: true } } },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('Email address'), 'sam@')
    await userEvent.keyboard('{Enter}')
    await screen.findByText(exitMessages.invalid)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Sending: Story = { args: { status: 'sending' } }

export const Sent: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { status: 'sent' },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Look into your inbox' })
    await userEvent.click(screen.getByRole('button', { name: 'Back to the toys' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** The store cannot be reached: the address stays in its field. */
export const Failed: Story = {
  args: { status: 'failed' },
  play: async () => {
    await screen.findByText('The store cannot be reached. Please try again.')
  },
}

export const Declined: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'No, thanks' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
