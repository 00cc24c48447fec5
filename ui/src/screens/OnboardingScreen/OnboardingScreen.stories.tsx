import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { progress } from './OnboardingScreen.fixtures.ts'
import { OnboardingScreen } from './OnboardingScreen.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Screens/Onboarding',
  component: OnboardingScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  globals: { session: 'member' },
  decorators: [withPage],
  args: { status: 'ready', progress: progress.fresh, onRetry: fn(), onLogIn: fn() },
} satisfies Meta<typeof OnboardingScreen>

export default meta
type Story = StoryObj<typeof meta>

/** §2.6 */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const LinksToFirstSteps: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Sam!')
    await expect(canvas.getByRole('link', { name: 'Add an address' })).toHaveAttribute(
      'href',
      '/profile/addresses',
    )
    await expect(canvas.getByText(/How does the courier reach you/)).toHaveTextContent('(done)')
    await expect(canvas.getByRole('link', { name: '4–6 years' })).toHaveAttribute(
      'href',
      '/shop?age=4_6',
    )
  },
}

/** Accounts that began with Google have no phone yet. */
export const WithoutPhone: Story = {
  args: { progress: progress.withoutPhone },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add your phone' })).toBeVisible()
  },
}

export const AllDone: Story = { args: { progress: progress.done } }

/** Also what a prerendered page shows. */
export const Loading: Story = { args: { status: 'loading', progress: undefined } }

/** §4.3: Back leads here after the session has ended. */
export const SessionOver: Story = {
  args: { status: 'loading', progress: undefined, isSessionOver: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have been signed out.')
    await expect(canvas.queryByRole('status', { name: /one moment/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }))
    await expect(args.onLogIn).toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { status: 'failed', progress: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}
