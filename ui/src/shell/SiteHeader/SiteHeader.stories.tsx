import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { readWorld } from '../../test/world.ts'
import type { ShellAccount } from '../session.ts'
import { headerWords } from './SiteHeader.fixtures.ts'
import { SiteHeader } from './SiteHeader.tsx'

const logIn = fn()
const member: ShellAccount = {
  session: { status: 'authenticated', name: 'Sam' },
  onLogIn: logIn,
  onLogOut: fn(),
}

const meta = {
  title: 'Shell/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    ...headerWords,
    account: { ...member, session: { status: 'unauthenticated' } },
    onCountryChange: fn(),
    onSearch: fn(),
    onCartToggle: fn(),
    onMenuOpen: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => {
    const { country, session } = readWorld(globals)
    return (
      <SiteHeader
        {...args}
        country={country}
        account={session === 'member' ? member : args.account}
      />
    )
  },
} satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cart, 2 items' }))
    await expect(args.onCartToggle).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }))
    await expect(logIn).toHaveBeenCalled()
  },
}

export const SignedIn: Story = { globals: { session: 'member' } }

export const WithoutAccounts: Story = {
  args: { account: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Log In' })).toBeNull()
  },
}

export const CountNotKnown: Story = {
  args: { cartCount: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cart' })).toBeVisible()
  },
}

/** Outside IN, US, GB and CA, Dinos leads to the line's page (specification §2). */
export const DinosInTheEmirates: Story = {
  globals: { country: 'AE' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Orboot'))
    await expect(canvas.getByRole('link', { name: /Dinos/ })).toHaveAttribute('href', '/orboot')
  },
}
