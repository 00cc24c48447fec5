import type { Meta, StoryObj } from '@storybook/react-vite'
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
