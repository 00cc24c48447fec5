import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longPromise, promise } from './Hero.fixtures.tsx'
import { Hero } from './Hero.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Editorial/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: promise,
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const LongWords: Story = { args: { heading: longPromise } }

/** On a season's deep stage, the main button has a light colour. */
export const JulyFourth: Story = {
  globals: { season: 'july-4', scheme: 'light' },
  play: async ({ canvas }) => {
    const { backgroundColor, color } = getComputedStyle(canvas.getByRole('link', { name: 'Shop' }))
    await expect({ backgroundColor, color }).toEqual({
      backgroundColor: 'rgb(255, 197, 61)',
      color: 'rgb(23, 32, 61)',
    })
  },
}
