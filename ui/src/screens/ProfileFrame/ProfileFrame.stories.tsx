import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Text } from '../../core/Text/index.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { broken, framed, waiting } from './ProfileFrame.fixtures.tsx'
import { ProfileFrame } from './ProfileFrame.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Screens/Profile frame',
  component: ProfileFrame,
  parameters: { layout: 'fullscreen', docs: inFrame },
  globals: { session: 'member' },
  decorators: [withPage],
  args: {
    ...framed,
    status: 'ready',
    onRetry: fn(),
    onLogIn: fn(),
    children: <Text>The page’s content.</Text>,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ProfileFrame>

export default meta
type Story = StoryObj<typeof meta>

/** §2.9 */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const MarksTheCurrentPage: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Your account' })
    await expect(nav.querySelectorAll('a')).toHaveLength(7)
    await expect(nav.querySelector('[aria-current]')).toHaveTextContent('Addresses')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Addresses')
  },
}

/** Also what a prerendered page shows. */
export const Loading: Story = {
  args: waiting,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Your addresses: one moment' })).toBeVisible()
    await expect(canvas.queryByText('The page’s content.')).toBeNull()
  },
}

export const Failed: Story = {
  args: broken,
  play: async ({ canvas, userEvent, args }) => {
    const message = canvas.getByText('Your addresses could not be shown just now.')
    await expect(message.closest('[role="alert"]')).not.toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

/** The content stays: nothing that was typed is lost. */
export const SessionOver: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { isSessionOver: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have been signed out.')
    await expect(canvas.getByText('The page’s content.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }))
    await expect(args.onLogIn).toHaveBeenCalled()
  },
}
