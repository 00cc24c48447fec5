import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CrashScreen } from './CrashScreen.tsx'

const meta = {
  title: 'Screens/Crash',
  component: CrashScreen,
  parameters: { layout: 'fullscreen' },
  args: { onRefresh: fn() },
} satisfies Meta<typeof CrashScreen>

export default meta
export const Crash: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(args.onRefresh).toHaveBeenCalled()
  },
}
