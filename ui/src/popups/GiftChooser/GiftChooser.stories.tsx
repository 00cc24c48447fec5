import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import type { World } from '../../test/world.ts'
import { couponNote, giftsIn } from './GiftChooser.fixtures.ts'
import { GiftChooser } from './GiftChooser.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Popups/GiftChooser',
  component: GiftChooser,
  parameters: {
    inWorld: ({ country }: World) => giftsIn(country),
    docs: { story: { inline: false, height: '620px' } },
  },
  args: {
    isOpen: true,
    ...giftsIn('US'),
    onChoose: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof GiftChooser>

export default meta
type Story = StoryObj<typeof meta>

/** Source: specification §2: Orboot Mars or Tacto Classics. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Tacto Classics' }))
    await expect(args.onChoose).toHaveBeenCalledWith('tacto_classics')
  },
}

export const InPlaceOfACoupon: Story = {
  globals: { country: 'US' },
  args: { note: couponNote },
  play: async ({ userEvent, args }) => {
    const popup = await screen.findByRole('dialog', { name: 'Choose your free gift' })
    await expect(popup).toHaveAccessibleDescription(/SPRING30/)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}
