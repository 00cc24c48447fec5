import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { stem20, welcome10 } from './MinimumPopup.fixtures.ts'
import { MinimumPopup } from './MinimumPopup.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Popups/MinimumPopup',
  component: MinimumPopup,
  globals: { country: 'US' },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    isOpen: true,
    ...stem20,
    onShop: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MinimumPopup>

export default meta
type Story = StoryObj<typeof meta>

/** Source: §2.50, §9.21: STEM20 from $75. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const KeepsShopping: Story = {
  tags: ['played'],
  play: async ({ userEvent, args }) => {
    const popup = await screen.findByRole('dialog', { name: 'Oops!' })
    await expect(popup).toHaveAccessibleDescription(stem20.message)
    await userEvent.click(screen.getByRole('button', { name: 'Keep shopping' }))
    await expect(args.onShop).toHaveBeenCalled()
  },
}

export const MinimumCart: Story = {
  globals: { country: 'IN' },
  args: welcome10,
  play: async ({ userEvent, args }) => {
    await screen.findByText('₹1,499 of ₹1,998')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}
