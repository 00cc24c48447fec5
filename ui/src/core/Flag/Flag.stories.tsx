import { countries, countryCodes } from '@stemside/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../Text/index.ts'
import { sampleCountry } from './Flag.fixtures.ts'
import { Flag, FlagImage } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Core/Flag',
  component: Flag,
  subcomponents: { FlagImage },
  argTypes: { country: { control: 'inline-radio', options: countryCodes } },
  args: { country: sampleCountry.code },
} satisfies Meta<typeof Flag>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AllFlags: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {countryCodes.map((code) => (
        <Text key={code} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <Flag country={code} /> {countries[code].name}
        </Text>
      ))}
    </div>
  ),
}
