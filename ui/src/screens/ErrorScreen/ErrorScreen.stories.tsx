import type { Meta, StoryObj } from '@storybook/react-vite'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { expect } from 'storybook/test'
import { ways } from './ErrorScreen.fixtures.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Screens/Error',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  decorators: [withPage],
} satisfies Meta<typeof ErrorScreen>

export default meta
export const Playground: StoryObj<typeof meta> = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  play: async ({ canvas }) => {
    for (const [label, href] of [
      ['See all toys', ways.shop],
      ['Tell us about it', ways.contact],
    ] as const)
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href)
  },
}
