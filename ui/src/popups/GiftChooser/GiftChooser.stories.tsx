import type { Meta, StoryObj } from '@storybook/react-vite'
import { squareOf } from '../../content/pictures.ts'
import { expect, fn, screen } from 'storybook/test'
import { GiftChooser } from './GiftChooser.tsx'

const meta = {
  title: 'Popups/GiftChooser',
  component: GiftChooser,
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    country: 'US',
    options: [
      { sku: 'orboot_mars', name: 'Orboot Mars', picture: squareOf('orboot_mars'), worth: 45_49 },
      {
        sku: 'tacto_classics',
        name: 'Tacto Classics',
        picture: squareOf('tacto_classics'),
        worth: 54_99,
      },
    ],
    onChoose: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof GiftChooser>

export default meta
type Story = StoryObj<typeof meta>

/** Source: specification §2: Orboot Mars or Tacto Classics. */
export const Playground: Story = {
  tags: ['matrix'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Tacto Classics' }))
    await expect(args.onChoose).toHaveBeenCalledWith('tacto_classics')
  },
}

export const InPlaceOfACoupon: Story = {
  args: { note: 'It takes the place of SPRING30, which saves you $30.01.' },
  play: async ({ userEvent, args }) => {
    const popup = await screen.findByRole('dialog', { name: 'Choose your free gift' })
    await expect(popup).toHaveAccessibleDescription(/SPRING30/)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}
