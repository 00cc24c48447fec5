import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inFrame } from '../page.fixtures.tsx'
import { flownOff } from './Scene.fixtures.tsx'
import { Scene } from './Scene.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Screens/Scene',
  component: Scene,
  parameters: { layout: 'fullscreen', docs: inFrame },
  args: flownOff,
  argTypes: { picture: { control: false }, actions: { control: false } },
} satisfies Meta<typeof Scene>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const LinksOnward: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(flownOff.heading)
    await expect(canvas.queryByRole('img')).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
}

export const LongWords: Story = {
  args: {
    heading: `${flownOff.heading}, and took the electromagnetism with it`,
    text: `${flownOff.text} ${flownOff.text}`,
  },
}
