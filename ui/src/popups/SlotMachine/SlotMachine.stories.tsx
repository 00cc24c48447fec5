import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { spoken } from './SlotMachine.fixtures.ts'
import { SlotMachine } from './SlotMachine.tsx'

const meta = {
  title: 'Popups/SlotMachine',
  component: SlotMachine,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { isOpen: true, isWon: true, onResult: fn(), onClose: fn() },
} satisfies Meta<typeof SlotMachine>

export default meta
type Story = StoryObj<typeof meta>

/** The lever waits at the top. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

/** The reels stop 2 s after the pull. */
export const Stopped: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared, docs: { story: { autoplay: true } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pull the lever' }))
    await screen.findByText(spoken.won)
  },
}

/** Nothing is won: the third reel stops at another percentage. */
export const Lost: Story = {
  parameters: { docs: { story: { autoplay: true } } },
  args: { isWon: false },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pull the lever' }))
    await screen.findByText(spoken.lost)
  },
}

/** Enter pulls the focused lever. */
export const ByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    const lever = await screen.findByRole('button', { name: 'Pull the lever' })
    await expect(lever).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByText('Spinning')).toBeInTheDocument()
    await expect(args.onResult).not.toHaveBeenCalled()
  },
}
