import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { Button } from '../../core/Button/index.ts'
import { Text } from '../../core/Text/index.ts'
import { compared } from '../../test/compared.ts'
import { somePages } from './LeafThrough.fixtures.ts'
import { LeafThrough } from './LeafThrough.tsx'

const meta = {
  title: 'Commerce/LeafThrough',
  component: LeafThrough,
  args: { title: 'Who’s the Monster in Oko?', pages: somePages, onPageChange: fn() },
} satisfies Meta<typeof LeafThrough>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The arrow keys work as soon as one of its buttons has the focus. */
export const TurnedByButtonAndKey: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    const next = canvas.getByRole('button', { name: 'Next page' })
    await expect(next).not.toHaveFocus()
    await userEvent.click(next)
    await expect(canvas.getByRole('region', { name: /page 2 of 3/u })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('region', { name: /page 3 of 3/u })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1)
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('region', { name: /page 2 of 3/u })).toBeVisible()
  },
}

/** A sample counts the pages of the whole book, and ends with a leaf of its own. */
export const Sample: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  args: {
    pageCount: 12,
    initialPage: 3,
    end: (
      <>
        <Text size="lead">The story goes on for nine more pages.</Text>
        <Button>Add to cart</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: /the end of the sample/u })).toHaveTextContent(
      'nine more pages',
    )
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Page before' }))
    await expect(canvas.getByRole('region', { name: /page 3 of 12/u })).toBeVisible()
  },
}

export const TurnedBySwipe: Story = {
  play: async ({ canvas, args }) => {
    const book = canvas.getByRole('region')
    await fireEvent.pointerDown(book, { clientX: 300, clientY: 100 })
    await fireEvent.pointerUp(book, { clientX: 200, clientY: 110 })
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1)
    await fireEvent.pointerDown(book, { clientX: 200, clientY: 100 })
    await fireEvent.pointerUp(book, { clientX: 190, clientY: 300 })
    await expect(args.onPageChange).toHaveBeenCalledOnce()
  },
}

/** The reader of a bought book: it has the focus, and Home and End turn leaves. */
export const WholePage: Story = {
  args: { isWholePage: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('region', { name: /page 3 of 3/u })).toBeVisible()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('button', { name: 'Page before' })).toBeDisabled()
  },
}
