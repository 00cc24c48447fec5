import type { Meta, StoryObj } from '@storybook/react-vite'
import { countryCodes, shopContact } from '@stemside/rules'
import { expect, fn, within } from 'storybook/test'
import { NewsletterForm } from '../NewsletterForm/index.ts'
import { SchemeSwitch } from '../SchemeSwitch/index.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Shell/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: { country: 'US' },
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

/** With everything that a page of the shop shows in its footer. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  args: {
    contact: shopContact,
    newsletter: <NewsletterForm onSubmit={fn()} />,
    schemeSwitch: <SchemeSwitch choice="device" onChoiceChange={fn()} />,
    onCookieChoice: fn(),
  },
}

export const LinksToPages: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
  },
}

/** All five countries, also those that the header does not list (§1.10). */
export const Countries: Story = {
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('list', { name: 'Deliver to' })).getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      countryCodes.map((code) => `?cc=${code}`),
    )
    await expect(canvas.getByRole('link', { name: 'United States' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  },
}

/** The store has answered with its contact details. */
export const Contact: Story = {
  args: { contact: shopContact },
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('link', { name: '+1 800 555 0142' })
    await expect(phone).toHaveAttribute('href', 'tel:+18005550142')
  },
}

/** The visitor can answer the cookie notice again. */
export const CookieChoice: Story = {
  args: { onCookieChoice: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cookie choice' }))
    await expect(args.onCookieChoice).toHaveBeenCalledOnce()
  },
}

/** The visitor can choose the light or the dark scheme. */
export const SchemeChoice: Story = {
  args: { schemeSwitch: <SchemeSwitch choice="device" onChoiceChange={fn()} /> },
}

/** The visitor can subscribe to the newsletter. */
export const Newsletter: Story = {
  args: { newsletter: <NewsletterForm onSubmit={fn()} /> },
}
