import type { Meta, StoryObj } from '@storybook/react-vite'
import { bestsellers } from './Section.fixtures.ts'
import { Section } from './Section.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Editorial/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: {
    ...bestsellers,
    children: <p>What it is about.</p>,
  },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const HeadingAlone: Story = {
  render: () => <Section heading="How it works">Three steps.</Section>,
}
