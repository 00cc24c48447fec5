import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { query } from './SearchField.fixtures.ts'
import { SearchField } from './SearchField.tsx'

const meta = {
  title: 'Shell/SearchField',
  component: SearchField,
  args: { onSearch: fn() },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search toys' }), ' chess {Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('chess')
  },
}
export const WithQuery: Story = { args: { query } }
