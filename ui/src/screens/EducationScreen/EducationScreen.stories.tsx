import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { inFrame, countryWithPrices, withPage } from '../page.fixtures.tsx'
import { classCards, education } from './EducationScreen.fixtures.ts'
import { EducationScreen } from './EducationScreen.tsx'

const meta = {
  title: 'Screens/Education',
  component: EducationScreen,
  parameters: { layout: 'fullscreen', docs: inFrame, inWorld: countryWithPrices },
  decorators: [withPage],
  args: {
    ...countryWithPrices({ country: 'US' }),
    page: education,
    cards: classCards,
    onOfferRequest: fn(),
    onOfferAgain: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof EducationScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Source: §1.8, §2.11. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ShowsItsParts: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    const classes = canvas.getByRole('navigation', { name: 'Classes by age' })
    await expect(within(classes).getByRole('link', { name: /^8–10/u })).toHaveAttribute(
      'href',
      '#ages-8-10',
    )
    const youngest = canvas.getByRole('region', { name: 'First letters, first numbers' })
    await expect(
      within(youngest).getByRole('link', { name: 'Lesson: One letter, another word' }),
    ).toHaveAttribute('href', '#one-letter-another-word')
    await expect(within(youngest).getByRole('link', { name: 'Plugo Letters' })).toBeVisible()
  },
}

export const PlanOfALesson: Story = {
  play: async ({ canvas, userEvent }) => {
    const lesson = canvas.getByRole('article', { name: 'Make twenty-four' })
    await expect(within(lesson).getByText('The number of the day')).not.toBeVisible()
    await userEvent.click(within(lesson).getByText(/^The plan, minute by minute/u))
    await expect(within(lesson).getByText('The number of the day')).toBeVisible()
  },
}

/** While a lesson is printed, all else is left out. */
export const PrintingALesson: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /^Print this lesson.*Light the lamp/u }),
    )
    await expect(args.onPrint).toHaveBeenCalledOnce()
    const printed = canvas.getByRole('article', { name: 'Light the lamp' })
    const other = canvas.getByRole('article', { name: 'Make twenty-four' })
    await expect(printed).not.toHaveAttribute('data-print')
    await expect(other).toHaveAttribute('data-print', 'never')
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(other).not.toHaveAttribute('data-print'))
  },
}

export const OfferRequested: Story = {
  args: { offer: { sentTo: 'ada@example.com' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Your request is with us' })).toHaveFocus()
    await expect(canvas.getByText('ada@example.com')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for another offer' }))
    await expect(args.onOfferAgain).toHaveBeenCalledOnce()
  },
}
