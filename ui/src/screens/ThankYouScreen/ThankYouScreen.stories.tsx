import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { arrivedOrder, sampleOrder } from '../../commerce/order.fixtures.ts'
import { bookOrder } from '../../commerce/OrderBooks/OrderBooks.fixtures.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { ThankYouScreen } from './ThankYouScreen.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Screens/Thank you',
  component: ThankYouScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  decorators: [withPage],
  args: { status: 'found', order: sampleOrder, isFirstLoad: true },
} satisfies Meta<typeof ThankYouScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ThanksByName: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you, Robin!')
  },
}

const saveCalendar = fn()

/** Until the parcel arrives, the page says what comes next. */
export const WhatComesNext: Story = {
  render: () => (
    <ThankYouScreen status="found" order={sampleOrder} isFirstLoad onCalendarSave={saveCalendar} />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Arrives/)).toHaveTextContent('Nov 25')
    await expect(canvas.getByRole('link', { name: 'Track this order' })).toHaveAttribute(
      'href',
      '/tracking?order=ST-1042',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }))
    await expect(saveCalendar).toHaveBeenCalledOnce()
  },
}

export const Arrived: Story = {
  args: { order: arrivedOrder, isFirstLoad: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'What comes next' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Track this order' })).toBeVisible()
  },
}

/** On later visits the page shows the order without thanks. */
export const Later: Story = {
  args: { isFirstLoad: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your order')
  },
}

/** An order of e-storybooks alone has no parcel: each opens at once (§2.70). */
export const WithEStorybook: Story = {
  args: { order: bookOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Yours to read now' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Read it now' })).toBeVisible()
    await expect(canvas.queryByText('Delivery address')).not.toBeInTheDocument()
  },
}

export const Loading: Story = { render: () => <ThankYouScreen status="loading" /> }
export const Unknown: Story = { render: () => <ThankYouScreen status="unknown" /> }

const logIn = fn()
/** Whoever is not signed in may be the buyer. */
export const UnknownToAGuest: Story = {
  render: () => <ThankYouScreen status="unknown" onLogIn={logIn} />,
  play: async ({ canvas, userEvent }) => {
    const main = within(canvas.getByRole('main'))
    await userEvent.click(main.getByRole('button', { name: 'Log In' }))
    await expect(logIn).toHaveBeenCalled()
  },
}

const retry = fn()
export const Unreachable: Story = {
  render: () => <ThankYouScreen status="unreachable" onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalled()
  },
}
