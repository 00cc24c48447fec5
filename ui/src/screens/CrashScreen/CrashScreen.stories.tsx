import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inFrame } from '../page.fixtures.tsx'
import { CrashScreen } from './CrashScreen.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Screens/Crash',
  component: CrashScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  args: { onRefresh: fn() },
} satisfies Meta<typeof CrashScreen>

export default meta
export const Playground: StoryObj<typeof meta> = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const Refreshing: StoryObj<typeof meta> = { args: { isRefreshing: true } }

export const Refreshes: StoryObj<typeof meta> = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(args.onRefresh).toHaveBeenCalled()
  },
}
