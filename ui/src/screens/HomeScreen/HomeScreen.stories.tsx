import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { cards } from '../../content/cards.ts'
import { spotlights } from '../../content/spotlights.ts'
import { inFrame, marketIn, withPage } from '../page.fixtures.tsx'
import { HomeScreen } from './HomeScreen.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  parameters: { layout: 'fullscreen', docs: inFrame, inWorld: marketIn },
  decorators: [withPage],
  args: { ...marketIn({ country: 'US' }), spotlights, cards, onAdd: fn(), onAddCombo: fn() },
} satisfies Meta<typeof HomeScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

/** From the shelf as from the sets. */
export const Adding: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('button', { name: /Add to cart.*Orboot Earth/ })
    if (first === undefined) throw new Error('Orboot Earth is not on the shelf')
    await userEvent.click(first)
    await expect(args.onAdd).toHaveBeenCalledWith('orboot')
    await userEvent.click(canvas.getByRole('button', { name: /Add the set.*Engineer Pack/ }))
    await expect(args.onAddCombo).toHaveBeenCalledWith('engineer_pack')
  },
}

export const India: Story = { globals: { country: 'IN' } }

/** GB does not offer the Jurassic STEM Pack. */
export const UnitedKingdom: Story = {
  globals: { country: 'GB' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Jurassic STEM Pack')).toBeNull()
    await expect(canvas.getByText('Tech Toy Pack')).toBeVisible()
  },
}

export const Canada: Story = { globals: { country: 'CA' } }

export const Emirates: Story = { globals: { country: 'AE' } }
