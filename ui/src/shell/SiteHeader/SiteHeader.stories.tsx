import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { World } from '../../test/world.ts'
import { accounts } from '../SideMenu/SideMenu.fixtures.ts'
import { CartButton } from '../CartButton/index.ts'
import { SiteHeader } from './SiteHeader.tsx'
import { compared } from '../../test/compared.ts'

const onCartToggle = fn()

const meta = {
  title: 'Shell/SiteHeader',
  component: SiteHeader,
  parameters: {
    layout: 'fullscreen',
    inWorld: ({ session }: World) => ({ account: accounts[session] }),
  },
  args: {
    country: 'US',
    cart: <CartButton count={2} onToggle={onCartToggle} />,
    account: accounts.visitor,
    onCountryChange: fn(),
    onSearch: fn(),
    onSearchOpen: fn(),
    onMenuOpen: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ReportsTheCartButton: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cart, 2 items' }))
    await expect(onCartToggle).toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Log In' })).toBeVisible()
  },
}

export const SignedIn: Story = {
  globals: { session: 'member' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Account of Sam'))
    await waitFor(() => expect(within(screen.getByRole('menu')).getByText('Hi, Sam')).toBeVisible())
  },
}

/** On checkout: no menus and no search. The country can be changed on a phone too. */
export const Slim: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  args: { isSlim: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull()
    await expect(canvas.queryByRole('search')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull()
    await expect(canvas.getByText(/^Country: /)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Stemside home' })).toBeVisible()
  },
}

export const WithoutAccounts: Story = {
  parameters: { inWorld: () => ({ account: undefined }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Log In' })).toBeNull()
  },
}

export const CountNotKnown: Story = {
  args: { cart: <CartButton count={undefined} onToggle={onCartToggle} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cart' })).toBeVisible()
  },
}

/** A phone's header has a search icon, which opens the SearchPopup. */
export const SearchOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search toys' }))
    await expect(args.onSearchOpen).toHaveBeenCalled()
  },
}

/** Outside IN, US, GB and CA, Dinos leads to the line's page (§2.21). */
export const DinosInTheEmirates: Story = {
  globals: { country: 'AE' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Orboot'))
    await expect(await screen.findByRole('menuitem', { name: /Dinos/ })).toHaveAttribute(
      'href',
      '/orboot',
    )
  },
}
