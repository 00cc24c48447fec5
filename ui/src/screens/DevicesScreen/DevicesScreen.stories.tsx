import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { deviceCompatibility, ownPhone } from './DevicesScreen.fixtures.ts'
import { DevicesScreen } from './DevicesScreen.tsx'

const { answers, linesHeading } = deviceCompatibility

const meta = {
  title: 'Screens/Devices',
  component: DevicesScreen,
  parameters: { layout: 'fullscreen', docs: inFrame },
  decorators: [withPage],
  args: { page: deviceCompatibility },
} satisfies Meta<typeof DevicesScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The tile of a line, by its name. */
function tile(root: HTMLElement, name: string) {
  const heading = within(root).getByRole('heading', { level: 3, name })
  const item = heading.closest('li')
  if (item === null) throw new Error(`${name} has no tile`)
  return within(item)
}

/** Source: §2.11. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ListsDevices: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: linesHeading })).toBeVisible()
    await expect(canvas.getByText(answers.ownUnknown)).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Galaxy Tab S8 Ultra' })).toBeVisible()
  },
}

export const TypedModel: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared, docs: { story: { autoplay: true } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(answers.asks), 'ipad pro 12.9{Enter}')
    const result = canvas.getByRole('heading', { name: 'Apple iPad Pro 12.9 (2021)' })
    await expect(result).toHaveFocus()
    await expect(tile(canvasElement, 'Orboot').getByText('Runs on it')).toBeVisible()
    await expect(
      tile(canvasElement, 'Tacto').getByText(/It needs a screen of 8 to 11 inches/u),
    ).toBeVisible()
    await expect(tile(canvasElement, 'Plugo').getByText(/at most 11 inches/u)).toBeVisible()
  },
}

/** The list has no iPhone 12, but each iPhone from 11 on runs iOS 18. */
export const ModelOfAFamily: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(answers.asks), 'iphone 12{Enter}')
    await expect(canvas.getByRole('heading', { name: 'Apple iPhone 12' })).toHaveFocus()
    await expect(canvas.getByText('phone, iOS 18 or newer.')).toBeVisible()
    await expect(tile(canvasElement, 'Orboot').getByText('Runs on it')).toBeVisible()
    await expect(canvas.queryByText(answers.unknownModel)).toBeNull()
  },
}

export const SeveralModels: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(answers.asks), 'iphone{Enter}')
    await expect(canvas.getByText(answers.several)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Apple iPhone 6' }))
    await expect(canvas.getByRole('heading', { name: 'Apple iPhone 6' })).toHaveFocus()
    await expect(
      tile(canvasElement, 'Tacto').getByText(/It needs a tablet, iOS 13 or newer and a screen/u),
    ).toBeVisible()
  },
}

export const UnknownModel: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(answers.asks), 'Fairphone 5{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      answers.unknownModel + answers.whatToCheck,
    )
    for (const { name, inWords } of deviceCompatibility.lines) {
      await expect(canvas.getByRole('status')).toHaveTextContent(`${name}: ${inWords}`)
    }
    await expect(canvas.getByRole('heading', { name: linesHeading })).toBeVisible()
  },
}

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: answers.action }))
    await expect(canvas.getByLabelText(answers.asks)).toHaveAccessibleDescription(
      expect.stringContaining(answers.nothingTyped),
    )
  },
}

export const VisitorDevice: Story = {
  args: { own: ownPhone },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: answers.ownAction }))
    await expect(canvas.getByRole('heading', { name: 'Android phone' })).toHaveFocus()
    await expect(
      tile(canvasElement, 'Orboot').getByText(/that yours has at least 3 GB of memory/u),
    ).toBeVisible()
    await expect(tile(canvasElement, 'Tacto').getByText(/It needs a tablet/u)).toBeVisible()
  },
}

export const OnAComputer: Story = {
  args: { own: { what: 'computer' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(answers.ownComputer)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: answers.ownAction })).toBeNull()
  },
}
