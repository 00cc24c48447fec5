import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { countryWithPrices, inFrame, withPage } from '../page.fixtures.tsx'
import { ArrivalQuestion } from '../../commerce/ArrivesBefore/index.ts'
import { orderedOn } from '../../commerce/ArrivesBefore/ArrivesBefore.fixtures.ts'
import { GiftGuideScreen } from './GiftGuideScreen.tsx'

const meta = {
  title: 'Screens/Gift guide',
  component: GiftGuideScreen,
  parameters: { layout: 'fullscreen', docs: inFrame, inWorld: countryWithPrices },
  decorators: [withPage],
  args: { ...countryWithPrices({ country: 'US' }), onAdd: fn() },
} satisfies Meta<typeof GiftGuideScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Source: §2.97. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const NamesFourToysForAnAge: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    const heading = canvas.getByRole('heading', { name: 'For 6–8 years' })
    const section = within(heading.closest('section') ?? document.body)
    await expect(section.getAllByRole('listitem')).toHaveLength(4)
    const [cheapest] = section.getAllByRole('button', { name: /Add to cart/ })
    if (cheapest === undefined) throw new Error('No toy for 6–8 years')
    await userEvent.click(cheapest)
    await expect(args.onAdd).toHaveBeenCalledTimes(1)
  },
}

/** A toy has one card, under one age. The other ages that it is made for link to it. */
export const LinksToToysOfOtherAges: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'For 6–8 years' })
    const section = within(heading.closest('section') ?? document.body)
    await expect(section.getByText('Also made for 6–8 years:')).toBeVisible()
    await expect(section.getByRole('link', { name: 'Orboot Mars' })).toHaveAttribute(
      'href',
      '/orboot/mars',
    )
    await expect(
      section.getByRole('link', { name: 'Choose by what the child loves' }),
    ).toHaveAttribute('href', '/find?age=6_8')
  },
}

/** The section of each age shows the days of arrival, because the home page links directly to these sections. */
export const SaysWhenTheyArrive: Story = {
  tags: ['played'],
  args: {
    today: orderedOn,
    arrivesBefore: <ArrivalQuestion country="US" today={orderedOn} onAsk={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Is it for a birthday?' })).toBeVisible()
    await expect(
      canvas.getAllByText(/^Ordered today, they arrive Nov 27\s–\sDec 2\.$/u),
    ).toHaveLength(4)
  },
}

export const India: Story = { globals: { country: 'IN' } }
