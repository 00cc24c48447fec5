import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { flownOff } from '../Scene/Scene.fixtures.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Screens/Not found',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  decorators: [withPage],
} satisfies Meta<typeof NotFoundScreen>

export default meta
export const Playground: StoryObj<typeof meta> = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const HasOneHeading: StoryObj<typeof meta> = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(flownOff.heading)
  },
}
