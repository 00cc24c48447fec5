import { eGiftDesigns, eGiftGreetings } from '@stemside/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import type { World } from '../../test/world.ts'
import { sampleGift } from './EGiftCard.fixtures.ts'
import { EGiftCard } from './EGiftCard.tsx'

const meta = {
  title: 'Commerce/EGiftCard',
  component: EGiftCard,
  parameters: { inWorld: ({ country }: World) => sampleGift(country) },
  args: sampleGift('US'),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EGiftCard>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  globals: { country: 'US' },
}

export const ShowsAmountAndGreeting: Story = {
  tags: ['played'],
  globals: { country: 'US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(eGiftGreetings.birthday)).toBeVisible()
    await expect(canvas.getByText('$50.00')).toBeVisible()
    await expect(canvas.getByText('Ada Sample')).toBeVisible()
  },
}

/** Each design, with its greeting and colour. */
export const Designs: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {eGiftDesigns.map((design) => (
        <EGiftCard key={design} {...args} design={design} />
      ))}
    </div>
  ),
}

/** Before anything is typed, lines show where the names will stand. */
export const Blank: Story = {
  parameters: {
    inWorld: ({ country }: World) => ({
      ...sampleGift(country),
      recipientName: '',
      senderName: '',
      message: '',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('a name')).toHaveLength(2)
  },
}

export const LongWords: Story = {
  parameters: {
    inWorld: ({ country }: World) => ({
      ...sampleGift(country),
      recipientName: 'Maximiliana-Alexandrina Sample-Vandersteen',
      message: 'A globe, a rocket and a very long afternoon. '.repeat(11).trim(),
    }),
  },
}

export const India: Story = { globals: { country: 'IN' } }
