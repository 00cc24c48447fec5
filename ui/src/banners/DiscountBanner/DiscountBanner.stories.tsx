import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import {
  longOffer,
  offerInWorld,
  offerOfTheDay,
  currentSaving,
  welcome,
} from './DiscountBanner.fixtures.tsx'
import { DiscountBanner } from './DiscountBanner.tsx'
import type { DiscountBannerProps } from './DiscountBanner.tsx'
import { OfferButton } from './OfferButton.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Banners/DiscountBanner',
  component: DiscountBanner,
  subcomponents: { OfferButton },
  parameters: { layout: 'fullscreen' },
  args: { ...welcome, onClose: fn() },
} satisfies Meta<typeof DiscountBanner>

export default meta
type Story = StoryObj<typeof meta>

/** A header's button opens the closed bar again. */
function WithOfferButton(props: DiscountBannerProps) {
  const [isClosed, setClosed] = useState(false)
  return (
    <>
      <DiscountBanner {...props} isClosed={isClosed} onClose={() => setClosed(true)} />
      <header style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 44 }}>
        <OfferButton isClosed={isClosed} onOpen={() => setClosed(false)} />
      </header>
    </>
  )
}

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared, inWorld: offerInWorld },
}

/** The offer leads to the shop (§2.58). */
export const ReportsClosing: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/shop')
    await userEvent.click(canvas.getByRole('button', { name: 'Close the offer' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** While the offer is not known, the bar reserves its place. */
export const NotKnown: Story = {
  args: { children: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

/** The applied coupon is worth more than the offer. */
export const AlreadySaving: Story = {
  args: { children: offerOfTheDay, note: currentSaving },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(currentSaving)
    const bar = canvasElement.querySelector('aside')
    await expect(bar?.getBoundingClientRect().height).toBe(44)
  },
}

/**
 * A closed bar takes no space. A button in the header opens it again, and the focus moves with it.
 */
export const ClosedAndOpened: Story = {
  render: (args) => <WithOfferButton {...args} />,
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

/** The bar is dark: the focus ring has the colour of its text. */
export const FocusRing: Story = {
  tags: ['played'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bar = canvasElement.querySelector('aside')
    const { color } = getComputedStyle(bar ?? canvasElement)
    for (const control of [canvas.getByRole('link'), canvas.getByRole('button')]) {
      await userEvent.tab()
      await expect(control).toHaveFocus()
      const ring = getComputedStyle(control)
      await expect([ring.outlineWidth, ring.outlineColor]).toEqual(['3px', color])
    }
  },
}

export const LongWords: Story = {
  args: { children: longOffer },
}
