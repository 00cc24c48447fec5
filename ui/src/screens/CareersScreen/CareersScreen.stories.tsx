import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { careers } from '../../content/pages/careers.ts'
import { CareersScreen } from './index.ts'

const meta = {
  title: 'Screens/Careers',
  component: CareersScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  decorators: [withPage],
  args: { page: careers },
} satisfies Meta<typeof CareersScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Source: §2.78. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const TellsOfEachJob: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(careers.heading)
    await expect(canvas.getAllByText(careers.note)).toHaveLength(1)
    for (const { title } of careers.jobs) {
      await expect(canvas.getByRole('heading', { level: 3, name: title })).toBeVisible()
    }
  },
}
