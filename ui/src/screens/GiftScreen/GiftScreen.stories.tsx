import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import type { World } from '../../test/world.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { boughtGift, filledIn, today } from './GiftScreen.fixtures.ts'
import { GiftScreen } from './GiftScreen.tsx'

const meta = {
  title: 'Screens/Gift',
  component: GiftScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  decorators: [withPage],
  args: { country: 'US', today, onSubmit: fn(), onFieldChange: fn() },
} satisfies Meta<typeof GiftScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  globals: { country: 'US' },
  parameters: { chromatic: compared },
}

export const ChosenBeforehand: Story = {
  tags: ['played'],
  globals: { country: 'US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '$50.00' })).toBeChecked()
    await expect(canvas.getByLabelText('Day')).toHaveValue(today)
  },
}

/** The card shows what is typed, while it is typed. */
export const Previewed: Story = {
  globals: { country: 'US' },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('region', { name: 'Your e-gift' })
    await userEvent.type(canvas.getByLabelText('Their name'), 'Ada')
    await userEvent.type(canvas.getByLabelText(/^Your message/u), 'A globe!')
    await userEvent.click(canvas.getByRole('radio', { name: 'Well done!' }))
    await userEvent.click(canvas.getByRole('radio', { name: '$100.00' }))
    for (const said of ['Ada', 'A globe!', 'Well done!', '$100.00'])
      await expect(card).toHaveTextContent(said)
    await expect(canvas.getByRole('button', { name: 'Pay $100.00' })).toBeVisible()
  },
}

/** A day of the kept draft that is over becomes today. */
export const KeptDraft: Story = {
  args: { initialValues: { ...filledIn, deliverOn: '2026-11-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Their name')).toHaveValue('Ada Sample')
    await expect(canvas.getByLabelText('Day')).toHaveValue(today)
  },
}

/** The largest amount of the US becomes the largest one of the Emirates. */
export const AmountOfAnotherCountry: Story = {
  globals: { country: 'AE' },
  args: { initialValues: { ...filledIn, amount: '10000', amountCountry: 'US' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /400/u })).toBeChecked()
  },
}

/** As prerendered: the form waits for the store's date. */
export const Waiting: Story = { args: { today: undefined } }

export const Paying: Story = { args: { initialValues: filledIn, isPaying: true } }

export const Failed: Story = {
  args: {
    initialValues: filledIn,
    error:
      'We have no answer from the store. Nothing is lost: press Pay again, and you will not be charged twice.',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(String(args.error))
  },
}

export const Thanks: Story = {
  tags: ['compared'],
  parameters: {
    chromatic: compared,
    inWorld: ({ country }: World) => ({ bought: boughtGift(country) }),
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 })
    await expect(heading).toHaveTextContent('Thank you, Maya!')
    await expect(heading.parentElement?.parentElement).toHaveFocus()
    await expect(canvas.getByText(/We email it to/u)).toHaveTextContent('ada@example.com')
    await expect(canvas.getByText(/^This e-gift pays in our shop in .+ only\.$/u)).toBeVisible()
  },
}

export const India: Story = { globals: { country: 'IN' } }

export const Emirates: Story = { globals: { country: 'AE' } }
