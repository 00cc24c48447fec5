import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { squareOf } from '../../content/pictures.ts'
import { sampleCart } from '../../content/prices.fixtures.ts'
import { cartLines } from '../cart.fixtures.ts'
import { CartCombo } from './CartCombo.tsx'

const [combo] = sampleCart('US', cartLines.engineerAndMore).combos
if (combo === undefined) throw new Error('The sample cart makes no combo')

const meta = {
  title: 'Commerce/CartCombo',
  component: CartCombo,
  args: { country: 'US', combo, pictureOf: squareOf, onComboRemove: fn() },
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
  tags: ['matrix'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('$97.48')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Engineer Pack' }))
    await expect(args.onComboRemove).toHaveBeenCalledWith('engineer_pack')
  },
}
