import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { VisuallyHidden } from './index.ts'
import { compared } from '../../test/compared.ts'

const hiddenWords = { shown: 'Add to cart', hidden: ': Orboot Earth' } as const

const meta = {
  title: 'Core/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: hiddenWords.hidden },
  render: (args) => (
    <Button>
      {hiddenWords.shown}
      <VisuallyHidden {...args} />
    </Button>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

/** The hidden text is part of the button's name and takes no space. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const IsPartOfTheName: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Add to cart.*Orboot Earth/u })).toBeVisible()
    const { width } = canvas.getByText(hiddenWords.hidden).getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(1)
  },
}
