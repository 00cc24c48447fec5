import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { World } from '../../test/world.ts'
import { globeBar } from './StickyBuyBar.fixtures.ts'
import { StickyBuyBar } from './StickyBuyBar.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/StickyBuyBar',
  component: StickyBuyBar,
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    inWorld: ({ country }: World) => globeBar(country),
    docs: { story: { inline: false, height: '420px' } },
  },
  args: { ...globeBar('US'), mainButton: { current: null }, onAdd: fn() },
  argTypes: { mainButton: { control: false } },
} satisfies Meta<typeof StickyBuyBar>

export default meta
type Story = StoryObj<typeof meta>

/** The page's own button is out of view. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const AddsOne: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Add to cart.*Orboot Earth/u }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

export const LongName: Story = { args: { name: 'Who’s the monster in Oko? The storybook' } }
