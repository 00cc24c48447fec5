import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { squareOf } from '../../content/pictures.ts'
import { bookOrder } from './OrderBooks.fixtures.ts'
import { OrderBooks } from './OrderBooks.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Commerce/OrderBooks',
  component: OrderBooks,
  args: { order: bookOrder, pictureOf: squareOf },
} satisfies Meta<typeof OrderBooks>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const LinksToTheReader: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read it now' })).toHaveAttribute(
      'href',
      `/storybooks/read/${bookOrder.id}/whos_the_monster_in_oko`,
    )
  },
}
