import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { ourEarth } from '../../content/pages/ourEarth.ts'
import { OurEarthScreen } from './OurEarthScreen.tsx'

const meta = {
  title: 'Screens/OurEarth',
  component: OurEarthScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  decorators: [withPage],
  args: { page: ourEarth },
} satisfies Meta<typeof OurEarthScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Source: §2.13. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const NamesEachLayer: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(ourEarth.heading)
    for (const { name } of ourEarth.layers.items) {
      await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible()
    }
    await expect(canvas.getByRole('link', { name: 'Check your device' })).toHaveAttribute(
      'href',
      '/device-compatibility',
    )
  },
}

export const Help: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = ourEarth.troubles.items
    if (first === undefined) throw new Error('The page has no troubles')
    await expect(canvas.getByText(first.help)).not.toBeVisible()
    await userEvent.click(canvas.getByText(first.trouble))
    await expect(canvas.getByText(first.help)).toBeVisible()
  },
}
