import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { longOffer, offerOfTheDay, presentSaving, welcome } from './DiscountBanner.fixtures.tsx'
import { DiscountBanner } from './DiscountBanner.tsx'
import { OfferButton } from './OfferButton.tsx'

const meta = {
  title: 'Banners/DiscountBanner',
  component: DiscountBanner,
  parameters: { layout: 'fullscreen' },
  args: { ...welcome, onClose: fn() },
} satisfies Meta<typeof DiscountBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/shop')
    await userEvent.click(canvas.getByRole('button', { name: 'Close the offer' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** While the offer of the day is not known, the bar keeps its place. */
export const NotKnown: Story = {
  args: { children: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

/** The coupon in force is worth more than the offer. */
export const AlreadySaving: Story = {
  args: { children: offerOfTheDay, note: presentSaving },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(presentSaving)
    const bar = canvasElement.querySelector('aside')
    await expect(bar?.getBoundingClientRect().height).toBe(44)
  },
}

/** A closed bar takes up no room; a button in the header brings it back, and the focus goes along. */
export const ClosedAndOpened: Story = {
  render: function Render(args) {
    const [isClosed, setClosed] = useState(false)
    return (
      <>
        <DiscountBanner {...args} isClosed={isClosed} onClose={() => setClosed(true)} />
        <header style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 44 }}>
          <OfferButton isClosed={isClosed} onOpen={() => setClosed(false)} />
        </header>
      </>
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bar = canvasElement.querySelector('aside')
    await expect(canvas.queryByRole('button', { name: 'Show the offer' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Close the offer' }))
    await expect(bar?.getBoundingClientRect().height).toBe(0)
    const open = canvas.getByRole('button', { name: 'Show the offer' })
    await expect(open).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(bar?.getBoundingClientRect().height).toBe(44)
    await expect(canvas.getByRole('button', { name: 'Close the offer' })).toHaveFocus()
  },
}

export const LongWords: Story = {
  args: { children: longOffer },
}
