import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { ageEntries, dropdownEdges, dropdownWords } from './SiteDropdown.fixtures.ts'
import { SiteDropdown } from './SiteDropdown.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Shell/SiteDropdown',
  component: SiteDropdown,
  args: { label: dropdownWords.usual, href: '#ages', entries: ageEntries },
  argTypes: { align: { control: 'inline-radio', options: dropdownEdges } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SiteDropdown>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** A press on the link loads the menu's code and opens the menu. */
export const OpensOnPress: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: dropdownWords.usual })
    await expect(link).toHaveAttribute('href', '#ages')
    await userEvent.click(link)
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
    await expect(screen.getByRole('menuitem', { name: /From 4 to 6/ })).toHaveAttribute(
      'href',
      '#4_6',
    )
    await expect(window.location.hash, 'the link itself is not followed').toBe('')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: dropdownWords.usual })).toHaveFocus(),
    )
  },
}

/** A hovered trigger stays the same element when the menu's code has loaded. */
export const PressedAfterTheCodeArrived: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: dropdownWords.usual })
    await userEvent.hover(link)
    await import('./SiteDropdownMenu.tsx')
    await nextFrame()
    await nextFrame()
    await expect(link).toBeInTheDocument()
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: link }])
    await nextFrame()
    await nextFrame()
    await expect(link).toBeInTheDocument()
    await userEvent.pointer([{ keys: '[/MouseLeft]', target: link }])
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
  },
}

/** Keyboard focus loads the code. Radix's trigger then has the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: dropdownWords.usual })).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowDown}')
    const [first, second] = await screen.findAllByRole('menuitem')
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: dropdownWords.usual })).toHaveFocus(),
    )
  },
}

export const BothEdges: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'space-between' }}>
      {dropdownEdges.map((align) => (
        <SiteDropdown {...args} key={align} align={align} />
      ))}
    </div>
  ),
}

export const LongWords: Story = { args: { label: dropdownWords.long } }

export const OpeningOneClosesTheOther: Story = {
  ...BothEdges,
  tags: [],
  parameters: {},
  play: async ({ canvas, userEvent }) => {
    for (const place of [0, 1]) {
      const triggers = canvas.getAllByText(dropdownWords.usual)
      const trigger = triggers[place]
      if (trigger === undefined) throw new Error('There are two dropdowns')
      await userEvent.click(trigger)
      await waitFor(() => expect(screen.getAllByRole('menu')).toHaveLength(1))
      await expect(
        canvas.getAllByText(dropdownWords.usual)[place]?.closest('[data-state]'),
      ).toHaveAttribute('data-state', 'open')
    }
  },
}

function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}
