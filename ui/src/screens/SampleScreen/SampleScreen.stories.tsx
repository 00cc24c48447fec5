import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inFrame, countryWithPrices } from '../page.fixtures.tsx'
import { SampleScreen } from './SampleScreen.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Screens/Sample',
  component: SampleScreen,
  parameters: { layout: 'fullscreen', docs: inFrame, inWorld: countryWithPrices },
  args: { ...countryWithPrices({ country: 'US' }), onAdd: fn() },
} satisfies Meta<typeof SampleScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ShowsFourArticles: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
  },
}
