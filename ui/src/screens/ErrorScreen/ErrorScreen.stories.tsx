import type { Meta, StoryObj } from '@storybook/react-vite'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { expect, fn, within } from 'storybook/test'
import { sessionRequired, ways } from './ErrorScreen.fixtures.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Screens/Error',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  decorators: [withPage],
} satisfies Meta<typeof ErrorScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const OffersTwoWays: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    for (const [label, href] of [
      ['See all toys', ways.shop],
      ['Tell us about it', ways.contact],
    ] as const)
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href)
  },
}

/** §4.2, §8.10 */
export const SessionRequired: Story = {
  args: { message: sessionRequired, onLogIn: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^Please sign in to see that page\./)).toBeVisible()
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Log In' }))
    await expect(args.onLogIn).toHaveBeenCalled()
  },
}
