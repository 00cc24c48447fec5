import type { Meta, StoryObj } from '@storybook/react-vite'
import { textWords } from './Text.fixtures.ts'
import { Text, textSizes, textTones, textWeights } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Core/Text',
  component: Text,
  args: {
    children: textWords.usual,
  },
  argTypes: {
    size: { control: 'inline-radio', options: textSizes },
    tone: { control: 'inline-radio', options: textTones },
    weight: { control: 'inline-radio', options: textWeights },
  },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Lead: Story = { args: { size: 'lead' } }

export const AllVariants: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {textSizes.flatMap((size) =>
        textTones.map((tone) => (
          <Text key={`${size}-${tone}`} size={size} tone={tone}>
            {size}, {tone}: {textWords.short}
          </Text>
        )),
      )}
    </div>
  ),
}
