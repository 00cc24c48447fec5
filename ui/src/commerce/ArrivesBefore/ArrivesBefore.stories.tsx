import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fireEvent, expect, fn } from 'storybook/test'
import { orderedOn, wantedDays } from './ArrivesBefore.fixtures.ts'
import { ArrivalQuestion, ArrivalVerdict, ArrivesBefore, type ArrivesBeforeProps } from './index.ts'
import { compared } from '../../test/compared.ts'
import type { World } from '../../test/world.ts'

/** Keeps the chosen day, as the shop does. */
function KeepsTheDay(props: ArrivesBeforeProps) {
  const [day, setDay] = useState(props.day)
  return <ArrivesBefore {...props} day={day} onDayChange={setDay} />
}

const meta = {
  title: 'Commerce/ArrivesBefore',
  component: ArrivesBefore,
  subcomponents: { ArrivalQuestion, ArrivalVerdict },
  parameters: { inWorld: ({ country }: World) => ({ country }) },
  args: { country: 'US', today: orderedOn, onDayChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ArrivesBefore>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AsksForTheDay: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Is it for a birthday?'))
    const day = canvas.getByLabelText('The birthday')
    await fireEvent.change(day, { target: { value: wantedDays.inTime } })
    await expect(args.onDayChange).toHaveBeenLastCalledWith(wantedDays.inTime)
    await fireEvent.change(day, { target: { value: '' } })
    await expect(args.onDayChange).toHaveBeenLastCalledWith(undefined)
  },
}

const asked = fn()

/** A page that loads the field later shows only the question. */
export const AskedFirst: Story = {
  tags: ['played'],
  render: ({ country, today }) => <ArrivalQuestion country={country} today={today} onAsk={asked} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Is it for a birthday?' }))
    await expect(asked).toHaveBeenCalledOnce()
  },
}

/** From 1 December the question names Christmas and the last day to order. */
export const BeforeChristmas: Story = {
  tags: ['played', 'compared'],
  args: { today: '2026-12-03' },
  parameters: { chromatic: compared },
  render: (props) => <KeepsTheDay {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Is it for Christmas? Order by Dec 16.'))
    const day = canvas.getByLabelText('The day')
    await expect(day).toHaveValue('2026-12-25')
    const verdict = await canvas.findByText(/In time for Dec 25/)
    await expect(verdict).toBeVisible()
    await fireEvent.change(day, { target: { value: '2026-12-19' } })
    await expect(canvas.getByText('When do you need it?')).toBeVisible()
    await expect(canvas.queryByText(/Christmas/)).toBeNull()
    await fireEvent.change(day, { target: { value: '' } })
    await expect(verdict).not.toBeInTheDocument()
    await expect(canvas.getByText('Is it for Christmas? Order by Dec 16.')).toBeVisible()
    await fireEvent.change(day, { target: { value: '2026-12-25' } })
  },
}

/** The answer scrolls into view when the day is chosen. */
export const AnswerBelowTheWindow: Story = {
  tags: ['played'],
  render: (props) => (
    <div style={{ paddingTop: 'calc(100vh - 150px)' }}>
      <KeepsTheDay {...props} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    window.scrollTo(0, 0)
    await userEvent.click(canvas.getByText('Is it for a birthday?'))
    const day = canvas.getByLabelText('The birthday')
    day.focus({ preventScroll: true })
    await fireEvent.change(day, { target: { value: wantedDays.inTime } })
    const verdict = await canvas.findByText(/^In time for/)
    await expect(verdict.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const InTime: Story = {
  tags: ['matrix'],
  args: { day: wantedDays.inTime },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/In time for/)).toBeVisible()
    await expect(canvas.getByText(/until Dec 15/)).toBeVisible()
  },
}

export const Uncertain: Story = {
  tags: ['matrix', 'compared'],
  globals: { country: 'US' },
  parameters: { chromatic: compared },
  args: { day: wantedDays.uncertain },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We cannot promise it before/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'e-gift' })).toHaveAttribute('href', '/gift')
  },
}

export const TooLate: Story = {
  args: { day: wantedDays.tooLate },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It does not arrive before Nov 26.')).toBeVisible()
  },
}

export const DayIsOver: Story = {
  args: { day: '2026-11-20' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nov 20 is over/)).toBeVisible()
  },
}

export const India: Story = { args: { day: wantedDays.inTime }, globals: { country: 'IN' } }
