import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CookieNotice } from './CookieNotice.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Shell/CookieNotice',
  component: CookieNotice,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { onAccept: fn(), onDecline: fn() },
} satisfies Meta<typeof CookieNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const TakesBothAnswers: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    await expect(args.onDecline).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(args.onAccept).toHaveBeenCalled()
  },
}
