import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import type { World } from '../../test/world.ts'
import { engineerPack, giftsIn } from './GiftChooser.fixtures.ts'
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

/** Source: §2.49: Orboot Mars or Tacto Classics. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ChoosesAGift: Story = {
  tags: ['played'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Choose Tacto Classics/u }))
    await expect(args.onChoose).toHaveBeenCalledWith('tacto_classics')
  },
}

/**
 * The gift's code replaces a coupon, so the total rises. The button says by how much. Screen readers also read the words
 * above the button: its accessible description.
 */
export const InPlaceOfACoupon: Story = {
  globals: { country: 'US' },
  play: async ({ userEvent, args }) => {
    const button = await screen.findByRole('button', {
      name: 'Choose Orboot Mars and pay $65.99 more',
    })
    await expect(button).toHaveAccessibleDescription(
      /GIFT99 replaces SPRING30.*Total now \$153.97, with the gift \$219.96/,
    )
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

/**
 * Choosing would remove Orboot Mars from the cart, and without it the cart is below the threshold.
 */
export const Refused: Story = {
  tags: ['compared'],
  globals: { country: 'US' },
  parameters: {
    inWorld: ({ country }: World) => giftsIn(country, engineerPack),
    chromatic: compared,
  },
  play: async () => {
    await expect(await screen.findAllByText(/\$24.01 short of a free gift/)).toHaveLength(2)
    await expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull()
  },
}
