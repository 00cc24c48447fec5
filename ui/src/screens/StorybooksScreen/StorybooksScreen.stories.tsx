import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { inFrame, countryWithPrices, withPage } from '../page.fixtures.tsx'
import { firstSample } from './StorybooksScreen.fixtures.ts'
import { StorybooksScreen } from './StorybooksScreen.tsx'

const meta = {
  title: 'Screens/Storybooks',
  component: StorybooksScreen,
  parameters: { layout: 'fullscreen', docs: inFrame, inWorld: countryWithPrices },
  decorators: [withPage],
  args: { ...countryWithPrices({ country: 'US' }), onAdd: fn() },
} satisfies Meta<typeof StorybooksScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const FirstPages: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region', { name: /page 1 of 12/u })).toHaveLength(3)
    await expect(canvas.getByText(String(firstSample?.about))).toBeVisible()
  },
}

/** After the third page, the sample ends with a way to buy the book. */
export const ReadToItsEnd: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [next] = canvas.getAllByRole('button', { name: 'Next page' })
    if (next === undefined) throw new Error('No sample')
    await userEvent.click(next)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    const end = canvas.getByRole('region', { name: /the end of the sample/u })
    await expect(end).toHaveTextContent('9 more pages')
    await userEvent.click(within(end).getByRole('button', { name: 'Add to cart' }))
    await expect(args.onAdd).toHaveBeenCalledWith('whos_the_monster_in_oko')
  },
}

/** The Emirates sell no storybooks: the page says so and shows no samples. */
export const NothingHere: Story = {
  globals: { country: 'AE' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('We do not sell these in the United Arab Emirates yet.'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See all toys' })).toHaveAttribute(
      'href',
      '/shop',
    )
    await expect(canvas.queryByText('Leaf through before you buy')).not.toBeInTheDocument()
  },
}
