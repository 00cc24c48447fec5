import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { squareOf } from '../../content/pictures.ts'
import { presentOrder, sampleOrder, orderOfThree, orderPaidByCard } from '../order.fixtures.ts'
import { OrderContents } from './OrderContents.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/OrderContents',
  component: OrderContents,
  args: { order: sampleOrder, pictureOf: squareOf },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 620 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderContents>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ListsTheOrder: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Engineer Pack')).toBeVisible()
    await expect(canvas.getByText('$68.24')).toBeVisible()
    await expect(canvas.getByText('No sales tax is charged.')).toBeVisible()
  },
}

/** A gift card lowers what is charged, never the total. */
export const PaidByGiftCard: Story = {
  args: { order: orderPaidByCard },
  play: async ({ canvas }) => {
    const figureOf = (label: string) => canvas.getByText(label).nextElementSibling
    await expect(figureOf('Total')).toHaveTextContent('$68.24')
    await expect(figureOf('Paid by gift card')).toHaveTextContent('$25.00')
    await expect(figureOf('Charged')).toHaveTextContent('$43.24')
  },
}

export const Present: Story = {
  tags: ['matrix'],
  args: { order: presentOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A present: gift wrap, no prices/)).toBeVisible()
    await expect(canvas.getByText(/Happy birthday, Ada!/)).toBeVisible()
  },
}

export const SeveralOfOne: Story = {
  args: {
    order: orderOfThree,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Orboot Earth × 3')).toBeVisible()
  },
}
