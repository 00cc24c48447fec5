import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { NotArrivedScreen } from './NotArrivedScreen.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Screens/Not arrived',
  component: NotArrivedScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  decorators: [withPage],
  args: { onRetry: fn() },
} satisfies Meta<typeof NotArrivedScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const Retries: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}
