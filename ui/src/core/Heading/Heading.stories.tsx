import type { Meta, StoryObj } from '@storybook/react-vite'
import { headingWords } from './Heading.fixtures.ts'
import { Heading, headingSizes } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Core/Heading',
  component: Heading,
  args: { children: headingWords.usual },
  argTypes: {
    size: { control: 'inline-radio', options: headingSizes },
    level: { control: 'inline-radio', options: [1, 2, 3, 4] },
  },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const LongWords: Story = {
  args: { size: 'display', children: headingWords.long },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <Heading {...args} />
    </div>
  ),
}

export const AllSizes: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {headingSizes.map((size) => (
        <Heading key={size} size={size}>
          {headingWords.usual}
        </Heading>
      ))}
    </div>
  ),
}
