import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { dropdownEdges, dropdownWords } from './SiteDropdown.fixtures.ts'
import { SiteDropdown } from './SiteDropdown.tsx'

const meta = {
  title: 'Shell/SiteDropdown',
  component: SiteDropdown,
  args: { label: dropdownWords.usual, align: 'start', children: dropdownWords.content },
  argTypes: { align: { control: 'inline-radio', options: dropdownEdges } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 180 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SiteDropdown>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const label = canvas.getByText(dropdownWords.usual)
    const panel = canvas.getByText(dropdownWords.content)
    await expect(panel).not.toBeVisible()
    await userEvent.click(label)
    await waitFor(() => expect(panel).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(panel).not.toBeVisible()
    await expect(label).toHaveFocus()
  },
}

export const BothEdges: Story = {
  tags: ['matrix'],
  render: ({ label, children }) => (
    <div style={{ display: 'flex', justifyContent: 'space-between' }}>
      {dropdownEdges.map((align) => (
        <SiteDropdown key={align} label={label} align={align}>
          {children}
        </SiteDropdown>
      ))}
    </div>
  ),
}

export const LongWords: Story = { args: { label: dropdownWords.long } }

export const OpeningOneClosesTheOther: Story = {
  ...BothEdges,
  tags: [],
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByText(dropdownWords.usual)
    const [panel] = canvas.getAllByText(dropdownWords.content)
    if (first === undefined || second === undefined) throw new Error('There are two dropdowns')
    await userEvent.click(first)
    await waitFor(() => expect(panel).toBeVisible())
    await userEvent.click(second)
    await expect(panel).not.toBeVisible()
  },
}
