import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import type { World } from '../../test/world.ts'
import { suggestIn } from './SearchPopup.fixtures.tsx'
import { SearchPopup } from './SearchPopup.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Popups/SearchPopup',
  component: SearchPopup,
  parameters: {
    docs: { story: { inline: false, height: '640px' } },
    inWorld: ({ country }: World) => ({ suggestions: suggestIn(country) }),
  },
  args: { isOpen: true, suggestions: suggestIn('US'), onSearch: fn(), onClose: fn() },
} satisfies Meta<typeof SearchPopup>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const FocusesTheFieldAndSuggests: Story = {
  tags: ['played'],
  play: async ({ userEvent, args }) => {
    const field = await screen.findByRole('combobox', { name: 'Search toys' })
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'birthday gift for 6')
    await expect(await screen.findByRole('option', { name: /^See all/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('birthday gift for 6')
  },
}
