import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { NotifyForm } from '../../forms/NotifyForm/index.ts'
import { compared } from '../../test/compared.ts'
import type { World } from '../../test/world.ts'
import { quickViewOf } from './QuickView.fixtures.ts'
import { QuickView } from './QuickView.tsx'

const meta = {
  title: 'Commerce/QuickView',
  component: QuickView,
  parameters: {
    inWorld: ({ country, date }: World) => quickViewOf(country, date),
    // An open dialog would cover the docs page, so each has a frame of its own there.
    docs: { story: { inline: false, height: '640px' } },
  },
  args: { ...quickViewOf('US', '2026-11-21'), isOpen: true, onClose: fn(), onAdd: fn() },
} satisfies Meta<typeof QuickView>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const AddsOne: Story = {
  tags: ['played'],
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Tacto Game Night Pack' })
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
    await expect(args.onAdd).toHaveBeenCalledWith('tacto_night_cc', 1)
  },
}

export const Closed: Story = {
  args: { isOpen: false },
  play: async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const OnEscape: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const OutOfStock: Story = {
  parameters: {
    inWorld: ({ country, date }: World) => ({
      ...quickViewOf(country, date),
      availability: 'out-of-stock',
    }),
  },
  args: { whenGone: <NotifyForm name="Tacto Game Night Pack" onSubmit={fn()} /> },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Remind me' })).toBeEnabled()
  },
}

export const NotSoldHere: Story = {
  parameters: {
    inWorld: ({ country, date }: World) => ({ ...quickViewOf(country, date), offer: undefined }),
  },
  play: async () => {
    await screen.findByRole('dialog')
    await expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
  },
}
