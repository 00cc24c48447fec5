import type { Meta, StoryObj } from '@storybook/react-vite'
import { birthday } from './PromoPanel.fixtures.tsx'
import { PromoPanel } from './PromoPanel.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Editorial/PromoPanel',
  component: PromoPanel,
  parameters: { layout: 'fullscreen' },
  args: birthday,
} satisfies Meta<typeof PromoPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}
