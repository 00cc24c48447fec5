import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { parcel } from '../../../art/pictures/figures.ts'
import { compared } from '../../test/compared.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { samplePage } from './TextScreen.fixtures.ts'
import { TextScreen } from './TextScreen.tsx'

const meta = {
  title: 'Screens/Text',
  component: TextScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  decorators: [withPage],
  args: { page: samplePage, hue: 'dabble', picture: parcel, changedOn: '2026-11-23' },
} satisfies Meta<typeof TextScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const LinksToItsParts: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Presents' })).toHaveAttribute('href', '#gifts')
    await expect(canvas.getByRole('region', { name: 'Presents' })).toHaveAttribute('id', 'gifts')
    await expect(canvas.getByText(/Last changed on/u)).toHaveTextContent('23 November 2026')
    await expect(canvas.getByRole('rowheader', { name: 'A part of a set' })).toBeVisible()
  },
}

export const WithoutDate: Story = {
  render: ({ page, hue }) => <TextScreen page={page} hue={hue} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Last changed/u)).toBeNull()
  },
}
