import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
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

const navigate = fn()

/** The storefront's router takes the press, and the address is still a real one. */
export const ThroughTheRouter: Story = {
  render: (args) => (
    <LinkProvider
      render={({ children, ...rest }) => (
        <a
          {...rest}
          onClick={(event) => {
            event.preventDefault()
            navigate(rest.href)
          }}
        >
          {children}
        </a>
      )}
    >
      <LinkSlot {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith(slotLink.href)
  },
}
