import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { wholeShelf } from '@stemside/rules'
import { useState } from 'react'
import { sampleShelf } from '../shelf.fixtures.ts'
import type { World } from '../../test/world.ts'
import type { ListingFiltersProps } from './ListingFilters.tsx'
import { ListingFilters } from './ListingFilters.tsx'

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
  tags: ['matrix'],
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
