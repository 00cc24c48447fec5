import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text, textSizes, textTones, textWeights } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Core/Text',
  component: Text,
  args: {
    children:
      'Globes that talk back, chess that moves on a tablet, maths you can pick up. From ₹1,499, C$49.99 or AED 199.',
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
  tags: ['matrix'],
  parameters: { chromatic: compared },
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {textSizes.flatMap((size) =>
        textTones.map((tone) => (
          <Text key={`${size}-${tone}`} size={size} tone={tone}>
            {size}, {tone}: maths you can hold
          </Text>
        )),
      )}
    </div>
  ),
}
