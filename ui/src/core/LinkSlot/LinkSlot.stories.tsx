import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { slotLink } from './LinkSlot.fixtures.ts'
import { LinkProvider, LinkSlot } from './index.ts'

const meta = {
  title: 'Core/LinkSlot',
  component: LinkSlot,
  args: { href: slotLink.href, children: slotLink.words },
} satisfies Meta<typeof LinkSlot>

export default meta
type Story = StoryObj<typeof meta>

/** Without a provider it is the browser's own link. */
export const Playground: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: slotLink.words })).toHaveAttribute(
      'href',
      slotLink.href,
    )
  },
}

/** The storefront's router answers with its own link, and the address is still a real one. */
export const ThroughTheRouter: Story = {
  render: (args) => (
    <LinkProvider
      render={({ children, ...rest }) => (
        <a {...rest} data-routed>
          {children}
        </a>
      )}
    >
      <LinkSlot {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: slotLink.words })
    await expect(link).toHaveAttribute('data-routed')
    await expect(link).toHaveAttribute('href', slotLink.href)
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}
