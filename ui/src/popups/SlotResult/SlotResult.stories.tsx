import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { jackpot, loss, waiting, yay } from './SlotResult.fixtures.ts'
import { SlotResult } from './SlotResult.tsx'

const meta = {
  title: 'Popups/SlotResult',
  component: SlotResult,
  globals: { country: 'US' },
  parameters: { docs: { story: { inline: false, height: '620px' } } },
  args: { isOpen: true, country: 'US', outcome: jackpot('49', 'US'), onClose: fn() },
} satisfies Meta<typeof SlotResult>

export default meta
type Story = StoryObj<typeof meta>

/** Source: §2.49, §4.12. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const SaysThePrize: Story = {
  tags: ['played'],
  play: async () => {
    const popup = await screen.findByRole('dialog', { name: 'OMG! Jackpot!' })
    await expect(popup).toHaveTextContent('30% off')
    await expect(popup).toHaveAccessibleDescription(/^Offer will be auto-applied/)
    await screen.findByText('Minimum cart value: $49')
    await screen.findByText('It counts as soon as your cart reaches that.')
    await expect(screen.getByRole('link', { name: 'Let’s Shop' })).toHaveAttribute('href', '/shop')
  },
}

/** A smaller prize has another heading. */
export const Yay: Story = {
  args: { outcome: yay },
  play: async () => {
    const popup = await screen.findByRole('dialog', { name: 'YAY!' })
    await expect(popup).toHaveTextContent('15% off')
  },
}

/** On checkout the button only closes the dialog. */
export const AtCheckout: Story = {
  args: { isAtCheckout: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    await expect(args.onClose).toHaveBeenCalled()
    await expect(screen.queryByRole('link')).toBeNull()
  },
}

/** The applied coupon saves more on this cart: the popup also says when the prize takes over. */
export const Waits: Story = {
  args: { waiting },
  play: async () => {
    const popup = await screen.findByRole('dialog', { name: 'OMG! Jackpot!' })
    await expect(popup).toHaveTextContent('Offer will be auto-applied')
    await expect(popup).toHaveTextContent('Minimum cart value: $49')
    await screen.findByText(`${waiting} Your prize takes over by itself as soon as it saves more.`)
  },
}

/** India: whole rupees. */
export const InIndia: Story = {
  globals: { country: 'IN' },
  args: { country: 'IN', outcome: jackpot('1998', 'IN') },
  play: async () => {
    await screen.findByText('Minimum cart value: ₹1,998')
  },
}

/** The code is not in the list, or is used up. */
export const Lost: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { outcome: loss },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Oops! No luck today.' })
    await expect(screen.getByRole('link', { name: 'Go to Offers' })).toHaveAttribute(
      'href',
      '/shop',
    )
  },
}
