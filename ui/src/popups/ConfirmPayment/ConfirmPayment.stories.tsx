import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { refusal, waitsIn } from './ConfirmPayment.fixtures.ts'
import { ConfirmPayment } from './ConfirmPayment.tsx'

const meta = {
  title: 'Popups/ConfirmPayment',
  component: ConfirmPayment,
  globals: { country: 'US' },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { ...waitsIn.US, onPayAnotherWay: fn() },
} satisfies Meta<typeof ConfirmPayment>

export default meta
type Story = StoryObj<typeof meta>

/** PayPal's window. Source: §2.98. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

/** The bank's page, for a card with 3-D Secure. */
export const AtTheBank: Story = {
  globals: { country: 'GB' },
  args: waitsIn.GB,
  play: async () => {
    const popup = await screen.findByRole('alertdialog', { name: 'Your bank asks you to confirm' })
    await expect(popup).toHaveAccessibleDescription(
      'Confirm £64.98 on your bank’s page, and your order is placed. Nothing is charged until then.',
    )
    await expect(screen.getByRole('link', { name: 'Open your bank’s page' })).toHaveAttribute(
      'href',
      waitsIn.GB.page,
    )
    const status = screen.getByText('Waiting for your bank').closest('output')
    await expect(status).toHaveTextContent(/Until/u)
  },
}

/** The payer opens the app on another device, so there is no link. The dialog itself has the focus. */
export const InTheApp: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  globals: { country: 'IN' },
  args: { ...waitsIn.IN, page: undefined },
  play: async () => {
    const popup = await screen.findByRole('alertdialog', { name: 'Approve in your UPI app' })
    await expect(popup).toHaveAccessibleDescription(/^Approve ₹3,499 in the UPI app on your phone/u)
    await expect(screen.queryByRole('link')).toBeNull()
    await waitFor(() => expect(popup).toHaveFocus())
  },
}

/** On the phone that has the app, a link opens it. */
export const OnThePhone: Story = {
  globals: { country: 'IN' },
  args: { ...waitsIn.IN, page: '#app' },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Open your UPI app' })).toHaveAttribute(
      'href',
      '#app',
    )
  },
}

export const ForAGift: Story = {
  args: { what: 'gift' },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      /and your gift is bought\./u,
    )
  },
}

/** Neither Escape nor a press outside ends a payment. The focus is on the link, so that a second Enter ends nothing. */
export const StaysOpen: Story = {
  tags: ['played'],
  play: async ({ userEvent, args }) => {
    const popup = await screen.findByRole('alertdialog', { name: 'Approve in PayPal' })
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await waitFor(() => expect(screen.getByRole('link', { name: 'Open PayPal' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    const backdrop = document.querySelector('[role=presentation][data-state=open]')
    if (!(backdrop instanceof HTMLElement)) throw new Error('The popup has no backdrop')
    await userEvent.click(backdrop)
    await expect(popup).toHaveAttribute('data-state', 'open')
    await expect(args.onPayAnotherWay).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Pay another way' }))
    await expect(args.onPayAnotherWay).toHaveBeenCalledOnce()
  },
}

/** The link opens a new window. The shop may prevent that, and open one that it can close. */
export const OpensThePage: Story = {
  args: { onOpen: fn((event: MouseEvent) => event.preventDefault()) },
  play: async ({ userEvent, args }) => {
    const link = await screen.findByRole('link', { name: 'Open PayPal' })
    await expect(link).toHaveAttribute('href', waitsIn.US.page)
    await expect(link).toHaveAttribute('target', '_blank')
    await userEvent.click(link)
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

/** While the payment is being cancelled, nothing can be pressed, and no time is shown. */
export const Ending: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { isEnding: true },
  play: async ({ userEvent, args }) => {
    const words = await screen.findByText('Ending this payment')
    await expect(words.closest('output')).toHaveTextContent(/^Ending this payment$/u)
    await expect(screen.getByRole('button', { name: 'Open PayPal' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: /Pay another way/u }))
    await expect(args.onPayAnotherWay).not.toHaveBeenCalled()
  },
}

export const NotEnded: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { error: refusal },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(refusal)
  },
}

/** The provider names no time. */
export const WithoutATime: Story = {
  args: { until: undefined },
  play: async () => {
    const popup = await screen.findByRole('alertdialog')
    await expect(popup).not.toHaveTextContent('Until')
  },
}

/** The device's time, written as in the country. */
export const TimeOfTheCountry: Story = {
  args: { until: new Date(2026, 10, 21, 14, 5) },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Until 2:05 PM')
  },
}
