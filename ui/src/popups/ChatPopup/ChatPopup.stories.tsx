import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { newChat, shippingChat } from './ChatPopup.fixtures.ts'
import { ChatPopup } from './ChatPopup.tsx'

const meta = {
  title: 'Popups/ChatPopup',
  component: ChatPopup,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { isOpen: true, ...newChat, onAsk: fn(), onClose: fn() },
} satisfies Meta<typeof ChatPopup>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing was asked yet. Source: §9.15. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const AsksAQuestion: Story = {
  tags: ['played'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: newChat.questions[0] ?? '' }))
    await expect(args.onAsk).toHaveBeenCalledWith(newChat.questions[0])
    await expect(screen.getByRole('link', { name: newChat.email })).toHaveAttribute(
      'href',
      `mailto:${newChat.email}`,
    )
  },
}

export const Answered: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: shippingChat,
  play: async () => {
    await screen.findByText(/Shipping is free from/)
  },
}

/** An answer is on its way. */
export const Waiting: Story = { args: { ...shippingChat, isWaiting: true } }
