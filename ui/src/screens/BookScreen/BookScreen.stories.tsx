import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { somePages } from '../../commerce/LeafThrough/LeafThrough.fixtures.ts'
import { BookScreen } from './BookScreen.tsx'

const meta = {
  title: 'Screens/Book',
  component: BookScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  globals: { session: 'member' },
  decorators: [withPage],
  args: {
    title: 'Who’s the Monster in Oko?',
    pages: somePages,
    backHref: '/profile/orders/ST-1044',
    onPageChange: fn(),
  },
} satisfies Meta<typeof BookScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const BeginsAtPageOne: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /page 1 of 3/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Page before' })).toBeDisabled()
  },
}

export const TurnedByButton: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(canvas.getByRole('region', { name: /page 2 of 3/ })).toHaveTextContent('a bee')
    await expect(args.onPageChange).toHaveBeenCalledWith(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled()
  },
}

/** The book has the focus when it opens: no Tab is needed. */
export const TurnedByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: /page 1 of 3/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('region', { name: /page 2 of 3/ })).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(canvas.getByRole('region', { name: /page 3 of 3/ })).toBeVisible()
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(canvas.getByRole('region', { name: /page 1 of 3/ })).toBeVisible()
  },
}

/** Sideways turns the page; up and down scrolls. */
export const TurnedBySwipe: Story = {
  play: async ({ canvas }) => {
    const book = canvas.getByRole('region', { name: /page 1 of 3/ })
    await fireEvent.pointerDown(book, { clientX: 300, clientY: 300 })
    await fireEvent.pointerUp(book, { clientX: 310, clientY: 120 })
    await expect(canvas.getByRole('region', { name: /page 1 of 3/ })).toBeVisible()
    await fireEvent.pointerDown(book, { clientX: 300, clientY: 300 })
    await fireEvent.pointerUp(book, { clientX: 200, clientY: 310 })
    await expect(canvas.getByRole('region', { name: /page 2 of 3/ })).toBeVisible()
    await fireEvent.pointerDown(book, { clientX: 200, clientY: 300 })
    await fireEvent.pointerUp(book, { clientX: 300, clientY: 310 })
    await expect(canvas.getByRole('region', { name: /page 1 of 3/ })).toBeVisible()
  },
}

/** A page of words alone. */
export const WordsAlone: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  args: { initialPage: 1 },
}
