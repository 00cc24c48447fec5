import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import type { World } from '../../test/world.ts'
import { inFrame, countryWithPrices, withPage } from '../page.fixtures.tsx'
import { sampleWishes } from './WishlistScreen.fixtures.ts'
import { WishlistScreen, type WishlistScreenProps } from './WishlistScreen.tsx'

/** A wide page. A press on "Share the list" shows the message "Link copied", as in the shop. */
function SaysLinkCopied(props: WishlistScreenProps) {
  const [message, setMessage] = useState<string>()
  return (
    <div style={{ width: 1200 }}>
      <WishlistScreen {...props} message={message} onShare={() => setMessage('Link copied')} />
    </div>
  )
}

const meta = {
  title: 'Screens/Wish list',
  component: WishlistScreen,
  parameters: {
    layout: 'fullscreen',
    docs: inFrame,
    inWorld: ({ country }: World) => countryWithPrices({ country }),
  },
  decorators: [withPage],
  args: {
    ...countryWithPrices({ country: 'US' }),
    wishes: sampleWishes,
    onAdd: fn(),
    onWishedChange: fn(),
    onShare: fn(),
    onKeep: fn(),
  },
} satisfies Meta<typeof WishlistScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const RemovesAndShares: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove from wish list: Tacto Chess' }),
    )
    await expect(args.onWishedChange).toHaveBeenCalledWith('tacto_chess', false)
    await userEvent.click(canvas.getByRole('button', { name: 'Share the list' }))
    await expect(args.onShare).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /Add to cart.*Mars/ }))
    await expect(args.onAdd).toHaveBeenCalledWith('orboot_mars')
  },
}

export const StaysInPlaceWhenShared: Story = {
  tags: ['played'],
  render: (props) => <SaysLinkCopied {...props} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Share the list' })
    const { left, top } = button.getBoundingClientRect()
    await userEvent.click(button)
    await expect(canvas.getByText('Link copied')).toBeVisible()
    await expect(button.getBoundingClientRect()).toMatchObject({ left, top })
  },
}

/** A list that somebody has shared. One of its toys is on the visitor's own list. */
export const Shared: Story = {
  args: { ownWishes: ['orboot_mars'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: /^Remove.*Orboot Mars/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Add to wish.*Tacto Chess/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep all on my list' }))
    await expect(args.onKeep).toHaveBeenCalled()
  },
}

/** Givers have bought two toys of the list, and one that has left it. The cards stay: a giver may buy one more. */
export const PartlyBought: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { ownWishes: [], bought: ['tacto_chess', 'plugo_count', 'orboot'] },
  play: async ({ canvas }) => {
    const given = canvas.getByRole('region', { name: 'Already bought' })
    await expect(within(given).getAllByRole('article')).toHaveLength(2)
    await expect(given).toHaveTextContent('These were bought from this list.')
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
  },
}

export const AllBought: Story = {
  args: { ownWishes: [], bought: sampleWishes },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every toy on this list is bought.')).toBeVisible()
  },
}

/** The Emirates sell no storybooks: the storybook stays on the list, and the page says that it is not sold there. */
export const Emirates: Story = {
  globals: { country: 'AE' },
  play: async ({ canvas }) => {
    const others = canvas.getByRole('region', { name: 'Not sold here' })
    await expect(others).toHaveTextContent('Not sold in the United Arab Emirates')
  },
}

export const Empty: Story = {
  args: { wishes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing wished for yet' })).toBeVisible()
  },
}

export const SharedButEmpty: Story = { args: { wishes: [], ownWishes: [] } }

export const Loading: Story = { args: { isLoading: true } }
