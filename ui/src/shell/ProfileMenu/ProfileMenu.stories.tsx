import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sessions } from './ProfileMenu.fixtures.ts'
import type { World } from '../../test/world.ts'
import { ProfileMenu } from './ProfileMenu.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Shell/ProfileMenu',
  component: ProfileMenu,
  parameters: { inWorld: ({ session }: World) => ({ session: sessions[session] }) },
  args: {
    session: sessions.member,
    onLogIn: fn(),
    onLogOut: fn(),
  },
  decorators: [
    // In the header, whose width decides which words are shown.
    (Story) => (
      <div
        style={{
          container: 'header / inline-size',
          display: 'grid',
          placeItems: 'start end',
          minHeight: 460,
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  globals: { session: 'member' },
  tags: ['matrix'],
}

/** A signed-in user sees a greeting and the menu (§6.1). */
export const Opened: Story = {
  tags: ['played', 'compared'],
  parameters: { chromatic: compared },
  globals: { session: 'member' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Account of Sam'))
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(8))
    await expect(screen.getByRole('menuitem', { name: 'Wish list' })).toHaveAttribute(
      'href',
      '/wishlist',
    )
    await waitFor(() => expect(within(screen.getByRole('menu')).getByText('Hi, Sam')).toBeVisible())
  },
}

export const LoggedOut: Story = {
  globals: { session: 'member' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Account of Sam'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }))
    await expect(args.onLogOut).toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  },
}

/** A visitor sees Log In (§6.1). */
export const Visitor: Story = {
  globals: { session: 'visitor' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }))
    await expect(args.onLogIn).toHaveBeenCalled()
  },
}

export const Loading: Story = {
  parameters: { inWorld: () => ({ session: sessions.loading }) },
}

/** The session loads in a browser that was signed in before: the greeting's place is reserved (§4.73). */
export const Expected: Story = {
  tags: ['compared'],
  parameters: {
    inWorld: () => ({ session: sessions.loading }),
    chromatic: compared,
    docs: { story: { inline: false, height: '120px' } },
  },
  beforeEach: () => {
    document.documentElement.dataset['account'] = 'expected'
    return () => {
      delete document.documentElement.dataset['account']
    }
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Log In')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await expect(args.onLogIn).toHaveBeenCalled()
  },
}

export const LeftByEscape: Story = {
  globals: { session: 'member' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const trigger = await waitFor(() => {
      const found = canvas.getByRole('button', { name: /Account of Sam/ })
      if (!found.dataset['state']) throw new Error('The menu has not come yet')
      return found
    })
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Edit Profile' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
