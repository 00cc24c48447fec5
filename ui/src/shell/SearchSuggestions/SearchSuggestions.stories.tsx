import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { World } from '../../test/world.ts'
import { ofField, suggestionsFor } from './SearchSuggestions.fixtures.ts'
import { SearchSuggestions } from './SearchSuggestions.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Shell/SearchSuggestions',
  component: SearchSuggestions,
  parameters: { inWorld: ({ country }: World) => suggestionsFor('chess', country) },
  args: { ...ofField, ...suggestionsFor('chess'), onChoose: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchSuggestions>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const LeadsToToysAndToAll: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: /^Tacto Chess/ })).toHaveAttribute(
      'href',
      '/tacto/chess',
    )
    await expect(canvas.getByRole('option', { name: /^See all/ })).toHaveAttribute(
      'href',
      '/shop?q=chess',
    )
  },
}

/** The shop has nothing of that name, so the list offers popular toys instead. */
export const NothingFound: Story = {
  parameters: { inWorld: ({ country }: World) => suggestionsFor('submarine', country) },
  args: suggestionsFor('submarine'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No toy fits “submarine”/)).toBeVisible()
    await expect(canvas.getAllByRole('option')).toHaveLength(6)
    await expect(canvas.getByRole('option', { name: /^Not sure/ })).toHaveAttribute('href', '/find')
  },
}

/** The text asks for a page and not for a toy: the page comes first. */
export const AsksForAPage: Story = {
  parameters: { inWorld: ({ country }: World) => suggestionsFor('gift card', country) },
  args: suggestionsFor('gift card'),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('option')
    await expect(first).toHaveTextContent('Gift cards')
    await expect(first).toHaveAttribute('href', '/gift')
  },
}

export const NothingTyped: Story = {
  parameters: { inWorld: ({ country }: World) => suggestionsFor('', country) },
  args: suggestionsFor(''),
}

export const India: Story = { globals: { country: 'IN' } }
