import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { sampleChips } from './ChipNav.fixtures.ts'
import { ChipNav } from './index.ts'

const meta = {
  title: 'Editorial/ChipNav',
  component: ChipNav,
  args: sampleChips,
} satisfies Meta<typeof ChipNav>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const MarksTheChosen: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Categories' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Geography' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getByRole('link', { name: 'Maths' })).not.toHaveAttribute('aria-current')
  },
}
