import type { Meta, StoryObj } from '@storybook/react-vite'
import { longPromise, promise } from './Hero.fixtures.tsx'
import { Hero } from './Hero.tsx'

const meta = {
  title: 'Editorial/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: promise,
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['matrix'] }

export const LongWords: Story = { args: { heading: longPromise } }
