import { wholeShelf } from '@stemside/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { hrefOfShopPage } from '../../commerce/shelf.fixtures.ts'
import { shelfSearch } from '../../shell/shelfSearch.ts'
import { inFrame, countryWithPrices, withPage } from '../page.fixtures.tsx'
import { ListingScreen, type ListingScreenProps } from './ListingScreen.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Screens/Listing',
  component: ListingScreen,
  parameters: { layout: 'fullscreen', docs: inFrame, inWorld: countryWithPrices },
  decorators: [withPage],
  args: {
    ...countryWithPrices({ country: 'US' }),
    query: wholeShelf,
    search: shelfSearch,
    pageHref: hrefOfShopPage,
    stock: { tacto_doctor: 0, plugo_slingshot: 4 },
    onQueryChange: fn(),
    onAdd: fn(),
    onPlay: fn(),
  },
  render: (args) => <Filtering {...args} />,
} satisfies Meta<typeof ListingScreen>

export default meta
type Story = StoryObj<typeof meta>

function Filtering(props: ListingScreenProps) {
  const [query, setQuery] = useState(props.query)
  return <ListingScreen {...props} query={query} onQueryChange={setQuery} />
}

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}
export const India: Story = { globals: { country: 'IN' } }
export const UnitedKingdom: Story = { globals: { country: 'GB' } }
export const Canada: Story = { globals: { country: 'CA' } }

/** The Emirates sell no storybooks and no Dabble kits. */
export const Emirates: Story = {
  globals: { country: 'AE' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: /Marble Run/ })).toBeNull()
  },
}

export const Narrowed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Coding/ }))
    await expect(canvas.getByRole('heading', { name: /Tacto Coding/ })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: /Orboot Earth/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(canvas.getByRole('heading', { name: /Orboot Earth/ })).toBeVisible()
  },
}

/** "Play & Win" opens the slot machine (§2.46). */
export const Playing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play & Win' }))
    await expect(args.onPlay).toHaveBeenCalledOnce()
  },
}

export const Found: Story = { args: { query: { ...wholeShelf, text: 'chess' } } }

/** A text may ask for a page and not for a toy. */
export const PagesFound: Story = {
  args: { query: { ...wholeShelf, text: 'gift card returns' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Is it this/)).toHaveTextContent(
      'Is it this? Return policy or Gift cards',
    )
    // A page answers, so the shop does not begin by saying that it has no such toy.
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Help with')
    await expect(canvas.getByRole('status')).toHaveTextContent('2 pages')
    await expect(canvas.queryByText(/No toy fits/)).toBeNull()
    await expect(canvas.getByText(/^Not that\? Try another word/)).toBeVisible()
  },
}

export const NothingFound: Story = {
  args: { query: { ...wholeShelf, text: 'submarine' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
    await expect(canvas.getByRole('heading', { name: 'No toy fits “submarine”' })).toBeVisible()
    await expect(canvas.queryByText(/filter away/u)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'See all toys' }))
    await expect(canvas.getByRole('heading', { name: 'All toys' })).toBeVisible()
  },
}

export const NothingFits: Story = {
  args: { query: { ...wholeShelf, text: 'chess', age: '4_6' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Take a filter away/u)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }))
    await expect(canvas.getByRole('heading', { name: 'All toys' })).toBeVisible()
  },
}

/** If the search asks about the shop, links to the pages with the answer stand above the toys. */
export const HelpFound: Story = {
  args: { query: { ...wholeShelf, text: 'GST invoice for my school' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Is it this/)).toHaveTextContent(
      'Is it this? Schools or Prices, tax and invoices',
    )
  },
}
