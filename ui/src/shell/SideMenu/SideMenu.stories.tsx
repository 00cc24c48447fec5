import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { accounts } from './SideMenu.fixtures.ts'
import type { World } from '../../test/world.ts'
import { SideMenu } from './SideMenu.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Shell/SideMenu',
  component: SideMenu,
  parameters: {
    inWorld: ({ session }: World) => ({ account: accounts[session] }),
    docs: { story: { inline: false, height: '640px' } },
  },
  args: {
    isOpen: true,
    onClose: fn(),
    country: 'US',
    account: accounts.visitor,
    onCountryChange: fn(),
    onSearch: fn(),
  },
} satisfies Meta<typeof SideMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

/** Source: §2.28. */
export const ChangesCountry: Story = {
  tags: ['played'],
  play: async ({ userEvent, args }) => {
    const menu = await screen.findByRole('dialog', { name: 'Welcome' })
    await waitFor(() => expect(menu.getBoundingClientRect().width).toBe(300))
    const inside = within(menu)
    await userEvent.click(inside.getByText('Orboot'))
    await expect(inside.getByRole('link', { name: /Earth/ })).toBeVisible()
    await expect(inside.getByRole('link', { name: 'Track an order' })).toBeVisible()
    await expect(inside.getByRole('link', { name: 'Wish list' })).toHaveAttribute(
      'href',
      '/wishlist',
    )
    await expect(inside.queryByRole('button', { name: /Emirates/ })).toBeNull()
    await userEvent.click(inside.getByRole('button', { name: 'United Kingdom' }))
    await expect(args.onCountryChange).toHaveBeenCalledWith('GB')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const SignedIn: Story = {
  globals: { session: 'member' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Welcome, Sam' })).toBeVisible()
  },
}

/** Whoever is in the Emirates finds them in the list too (§2.28). */
export const Emirates: Story = {
  globals: { country: 'AE' },
  play: async () => {
    const menu = await screen.findByRole('dialog', { name: 'Welcome' })
    const countries = within(within(menu).getByRole('list', { name: 'Deliver to' }))
    await expect(countries.getAllByRole('button')).toHaveLength(5)
    await expect(countries.getByRole('button', { name: 'United Arab Emirates' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  },
}
