import type { Meta, StoryObj } from '@storybook/react-vite'
import { cardSizes } from './Skeleton.fixtures.ts'
import { Skeleton } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Core/Skeleton',
  component: Skeleton,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ACardToCome: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: () => (
    <>
      <Skeleton shape="block" style={cardSizes.picture} />
      <Skeleton style={cardSizes.kicker} />
      <Skeleton style={cardSizes.title} />
      <Skeleton shape="disc" style={{ width: 44 }} />
    </>
  ),
}
