import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { noSuggestions, suggestIn } from '../../popups/SearchPopup/SearchPopup.fixtures.tsx'
import type { World } from '../../test/world.ts'
import { SearchField } from './SearchField.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Shell/SearchField',
  component: SearchField,
  parameters: { inWorld: ({ country }: World) => ({ suggestions: suggestIn(country) }) },
  args: { onSearch: fn(), suggestions: suggestIn('US') },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320, marginLeft: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const Searches: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search toys' }), ' chess {Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('chess')
  },
}

/** The arrow keys choose a suggestion; the focus stays in the field. */
export const SuggestsByKeyboard: Story = {
  decorators: [(Story) => <div style={{ minHeight: 480 }}>{Story()}</div>],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Search toys' })
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(field, 'chess set')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}')
    const chess = canvas.getByRole('option', { name: /^Tacto Chess/ })
    await expect(chess).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', chess.id)
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveValue('chess set')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('chess set')
  },
}

/** Keys of a composition choose among the keyboard's proposals, and no suggestion of the shop. */
export const Composing: Story = {
  decorators: [(Story) => <div style={{ minHeight: 480 }}>{Story()}</div>],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Search toys' })
    await userEvent.type(field, 'chess')
    await userEvent.keyboard('{ArrowDown}')
    const chosen = field.getAttribute('aria-activedescendant')
    for (const key of ['ArrowDown', 'Escape', 'Enter']) {
      await fireEvent.keyDown(field, { key, isComposing: true })
      await fireEvent.keyDown(field, { key, keyCode: 229 })
    }
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', chosen)
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
}

/** While the code of the suggestions loads, or if it never arrives, no list is announced. */
export const SuggestionsNotLoaded: Story = {
  parameters: { inWorld: () => ({ suggestions: noSuggestions }) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search toys' })
    await userEvent.type(field, 'chess')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).not.toHaveAttribute('aria-controls')
  },
}

export const WithoutSuggestions: Story = {
  parameters: { inWorld: () => ({ suggestions: undefined }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search toys' })).toBeVisible()
  },
}

export const WithQuery: Story = { args: { query: 'dinosaurs' } }
