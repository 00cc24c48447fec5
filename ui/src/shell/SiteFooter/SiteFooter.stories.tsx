import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LinkProvider } from '../../core/LinkSlot/index.ts'
import { footerCountry } from './SiteFooter.fixtures.ts'
import { SiteFooter } from './SiteFooter.tsx'

const meta = {
  title: 'Shell/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: { country: footerCountry },
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
  },
}

/** The store has said how to reach it. */
export const Contact: Story = {
  args: { contact: { email: 'hello@stemside.example', phone: '+1 800 555 0142' } },
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('link', { name: '+1 800 555 0142' })
    await expect(phone).toHaveAttribute('href', 'tel:+18005550142')
  },
}

/** A link whose page does not exist is left out, and so is a column without links. */
export const SomePagesMissing: Story = {
  render: (args) => (
    <LinkProvider
      render={({ children, ...rest }) => <a {...rest}>{children}</a>}
      hasPage={(href) => ['/shop', '/tacto', '/tracking'].includes(href)}
    >
      <SiteFooter {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tacto' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Plugo' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Privacy' })).toBeNull()
    await expect(canvas.queryByRole('navigation', { name: 'Stemside' })).toBeNull()
  },
}
