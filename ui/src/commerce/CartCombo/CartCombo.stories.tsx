import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { squareOf } from '../../content/pictures.ts'
import type { World } from '../../test/world.ts'
import { engineerPack } from './CartCombo.fixtures.ts'
import { CartCombo } from './CartCombo.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/CartCombo',
  component: CartCombo,
  parameters: { inWorld: ({ country }: World) => ({ combo: engineerPack(country) }) },
  args: { country: 'US', combo: engineerPack('US'), pictureOf: squareOf, onComboRemove: fn() },
  decorators: [
    (Story) => (
      <ul style={{ maxWidth: 620 }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof CartCombo>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const RemovesTheCombo: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('$97.48')).toBeVisible()
    await expect(
      canvas.getByText(/^You save \$[\d.]+ compared with buying one by one$/),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Engineer Pack' }))
    await expect(args.onComboRemove).toHaveBeenCalledWith('engineer_pack')
  },
}

export const Several: Story = {
  parameters: {
    inWorld: ({ country }: World) => ({ combo: { ...engineerPack(country), quantity: 3 } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/× 3/)).toBeVisible()
  },
}
