import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LinkProvider, LinkSlot } from './index.ts'
import { compared } from '../../test/compared.ts'

const slotLink = { href: '#orboot', words: 'Orboot globes' } as const

const meta = {
  title: 'Core/LinkSlot',
  component: LinkSlot,
  subcomponents: { LinkProvider },
  args: { href: slotLink.href, children: slotLink.words },
} satisfies Meta<typeof LinkSlot>

export default meta
type Story = StoryObj<typeof meta>

/** Without a provider it is a plain `<a>`. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const IsAnAnchor: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: slotLink.words })).toHaveAttribute(
      'href',
      slotLink.href,
    )
  },
}

/** The storefront's provider renders its router's link, which is still an anchor with an `href`. */
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
