import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Loader } from './index.ts'
import { compared } from '../../test/compared.ts'

const loaderLabel = 'Signing you in'

const meta = { title: 'Core/Loader', component: Loader } satisfies Meta<typeof Loader>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  args: { label: loaderLabel },
}

export const IsAStatus: Story = {
  tags: ['played'],
  args: { label: loaderLabel },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: loaderLabel })).toBeVisible()
  },
}

export const Small: Story = {
  render: () => (
    <div style={{ '--loader-size': '20px' }}>
      <Loader />
    </div>
  ),
}
