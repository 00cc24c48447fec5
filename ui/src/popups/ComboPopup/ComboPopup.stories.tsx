import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { completePack, engineerPack } from './ComboPopup.fixtures.ts'
import { ComboPopup } from './ComboPopup.tsx'

const meta = {
  title: 'Popups/ComboPopup',
  component: ComboPopup,
  globals: { country: 'US' },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    isOpen: true,
    country: 'US',
    ...engineerPack('plugo_link'),
    complete: completePack.US,
    onKeep: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ComboPopup>

export default meta
type Story = StoryObj<typeof meta>

/** One product is missing: the shopper completes the set again or keeps the rest. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

const completed = fn()

export const AnswersEachWay: Story = {
  args: { complete: { ...completePack.US, onPress: completed } },
  tags: ['played'],
  play: async ({ userEvent, args }) => {
    const popup = await screen.findByRole('dialog', {
      name: 'Your Engineer Pack is missing a piece',
    })
    await expect(popup).toHaveAccessibleDescription(args.description)
    await expect(screen.getAllByText('Missing')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Complete the set, save $17.51' }))
    await expect(completed).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Keep what I have' }))
    await expect(args.onKeep).toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Back to cart' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

/** India: whole rupees. */
export const InIndia: Story = {
  globals: { country: 'IN' },
  args: {
    country: 'IN',
    ...engineerPack('orboot_mars'),
    complete: completePack.IN,
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Complete the set, save ₹876' })
  },
}

/**
 * The country no longer offers the set, or does not sell one of its products, so the only button
 * keeps what is left.
 */
export const CannotBeCompleted: Story = {
  args: { ...engineerPack('plugo_link', 'plugo_gamepad'), complete: undefined },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('button', { name: 'Keep what I have' })
    await expect(screen.queryByRole('button', { name: /Complete the set/ })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}
