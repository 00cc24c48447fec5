import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { sampleSections } from './TextSections.fixtures.ts'
import { TextSections } from './index.ts'

const meta = {
  title: 'Editorial/TextSections',
  component: TextSections,
  args: { sections: sampleSections },
} satisfies Meta<typeof TextSections>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const LinksToItsParts: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    const [first, second] = sampleSections
    await expect(canvas.getByRole('heading', { level: 2, name: first.heading })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All toys' })).toHaveAttribute('href', '/shop')
    await expect(canvas.getByText(second.paragraphs[1])).toBeVisible()
  },
}

export const Numbered: Story = { args: { isNumbered: true } }
