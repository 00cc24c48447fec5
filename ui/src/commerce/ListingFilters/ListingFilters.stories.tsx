import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { wholeShelf } from '@stemside/rules'
import { useState } from 'react'
import { sampleShelf } from '../shelf.fixtures.ts'
import type { World } from '../../test/world.ts'
import type { ListingFiltersProps } from './ListingFilters.tsx'
import { ListingFilters } from './ListingFilters.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/ListingFilters',
  component: ListingFilters,
  parameters: { inWorld: ({ country }: World) => ({ items: sampleShelf(country) }) },
  args: { country: 'US', items: sampleShelf('US'), query: wholeShelf, onChange: fn() },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof ListingFilters>

export default meta
type Story = StoryObj<typeof meta>

function Choosing({ onChange, ...props }: ListingFiltersProps) {
  const [query, setQuery] = useState(props.query)
  return (
    <ListingFilters
      {...props}
      query={query}
      onChange={(next) => {
        setQuery(next)
        onChange(next)
      }}
    />
  )
}

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const FiltersAndClears: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    const coding = canvas.getByRole('button', { name: /^Coding/ })
    await userEvent.click(coding)
    await expect(coding).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...wholeShelf, categories: ['coding'] })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Age' }), '6_8')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...wholeShelf,
      categories: ['coding'],
      age: '6_8',
    })
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Price' }),
      canvas.getByRole('option', { name: /^\$75 and more/ }),
    )
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...wholeShelf,
      categories: ['coding'],
      age: '6_8',
      price: 'high',
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(wholeShelf)
  },
}

/** Says how many toys are left and what each filter leaves out. */
export const SaysWhatIsLeftOut: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Orboot/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...wholeShelf, lines: ['orboot'] })
    await expect(canvas.getByText(/^4 of \d+ toys: Orboot leaves out \d+$/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Age' }), '4_6')
    await expect(
      canvas.getByText(/^3 of \d+ toys: Orboot leaves out \d+, 4–6 years leaves out 1$/),
    ).toBeVisible()
  },
}

/** Text at 200 % on a phone: the strip wraps, so that nothing is cut off, and scrolls away with the page. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ fontSize: '200%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('list', { name: 'Filters and order' })
    await expect(strip.scrollWidth).toBeLessThanOrEqual(strip.clientWidth)
    const top = parseFloat(getComputedStyle(strip.parentElement ?? strip).top)
    await expect(top).toBeLessThan(-window.innerHeight)
  },
}

/**
 * A URL can choose a skill whose chip is beyond the edge of a phone. The strip then scrolls to it.
 */
export const ChosenBeyondTheEdge: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { query: { ...wholeShelf, categories: ['space_science'] } },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('list', { name: 'Filters and order' })
    const chosen = canvas.getByRole('button', { name: /^Space science/ })
    await expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth)
    await waitFor(async () => {
      const place = chosen.getBoundingClientRect()
      await expect(place.left).toBeGreaterThanOrEqual(0)
      await expect(place.right).toBeLessThanOrEqual(window.innerWidth)
    })
  },
}
