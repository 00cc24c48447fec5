import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from '../../core/Button/index.ts'
import { compared } from '../../test/compared.ts'
import { sampleTop } from './TopPanel.fixtures.ts'
import { TopPanel, topPanelHues } from './index.ts'

const meta = {
  title: 'Editorial/TopPanel',
  component: TopPanel,
  args: sampleTop,
  argTypes: {
    hue: { control: 'inline-radio', options: topPanelHues },
    picture: { control: false },
  },
} satisfies Meta<typeof TopPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const HasOneHeading: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(sampleTop.heading)
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const WithAction: Story = {
  args: { hue: 'dabble', children: <ButtonLink href="/shop">See all toys</ButtonLink> },
}
