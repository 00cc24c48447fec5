import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { lines } from './LineCards.fixtures.ts'
import { LineCards } from './LineCards.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Editorial/LineCards',
  component: LineCards,
  parameters: { layout: 'fullscreen' },
  args: { lines },
} satisfies Meta<typeof LineCards>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const LinksToLines: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Tacto/ })).toHaveAttribute('href', '/tacto')
  },
}
