import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Steps } from './Steps.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Editorial/Steps',
  component: Steps,
} satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ListsThreeSteps: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getAllByRole('heading')[0]).toHaveTextContent('Set it on the table')
  },
}
