import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { aboutUs } from '../../content/pages/aboutUs.ts'
import { compared } from '../../test/compared.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { AboutScreen } from './AboutScreen.tsx'

const meta = {
  title: 'Screens/About',
  component: AboutScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  decorators: [withPage],
  args: { page: aboutUs },
} satisfies Meta<typeof AboutScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ShowsItsFigures: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(aboutUs.heading)
    await expect(canvas.getByText('from 35,500 reviews')).toBeVisible()
    await expect(canvas.getByText(aboutUs.team.note)).toBeVisible()
  },
}
