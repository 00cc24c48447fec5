import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { productTabs } from './Tabs.fixtures.ts'
import { Tabs } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Core/Tabs',
  component: Tabs,
  args: { label: 'About the toy', tabs: productTabs, onTabChange: fn() },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Devices' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Tablets and phones')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Safety' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(args.onTabChange).toHaveBeenLastCalledWith('box')
  },
}

export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <Tabs {...args} />
    </div>
  ),
}
