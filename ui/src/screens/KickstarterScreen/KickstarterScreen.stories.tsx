import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import { inFrame, withPage } from '../page.fixtures.tsx'
import { backer, kickstarter } from './KickstarterScreen.fixtures.ts'
import { KickstarterScreen } from './KickstarterScreen.tsx'
import type { KickstarterScreenProps } from './KickstarterScreen.tsx'

/** The screen with the step and the progress that its parent keeps. */
function Keeping(props: KickstarterScreenProps) {
  const [step, setStep] = useState(props.step)
  const [progress, setProgress] = useState(props.progress)
  return (
    <KickstarterScreen
      {...props}
      step={step}
      onStep={(next) => {
        props.onStep(next)
        setStep(next)
      }}
      progress={progress}
      onProgress={(next) => {
        props.onProgress(next)
        setProgress(next)
      }}
    />
  )
}

const meta = {
  title: 'Screens/Kickstarter',
  component: KickstarterScreen,
  parameters: { layout: 'fullscreen', docs: inFrame, hasFooter: false },
  decorators: [withPage],
  args: {
    page: kickstarter,
    country: 'US',
    backersCount: 1874,
    step: 'order',
    onStep: fn(),
    progress: { choices: {}, reached: 0 },
    onProgress: fn(),
  },
  render: (args) => <Keeping {...args} />,
} satisfies Meta<typeof KickstarterScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Source: §2.3. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const ShowsTheOffer: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,874')).toBeVisible()
    await expect(canvas.getByText(kickstarter.note)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Which one is yours?' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Thank you/u })).toBeDisabled()
  },
}

export const WholeFlow: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'That is mine' }))
    await expect(canvas.getByText('Enter your backer number')).toBeVisible()
    await userEvent.click(canvas.getByLabelText(/^Two globes/u))
    await userEvent.type(canvas.getByLabelText('Backer number'), backer.number)
    await userEvent.type(canvas.getByLabelText('Email address'), backer.email)
    await userEvent.click(canvas.getByRole('button', { name: 'That is mine' }))
    await expect(canvas.getByRole('heading', { level: 2, name: 'Make it yours' })).toHaveFocus()
    await userEvent.click(canvas.getByLabelText(/^Sun/u))
    await userEvent.type(canvas.getByLabelText(/^Name on the passport/u), backer.name)
    await userEvent.click(canvas.getByRole('button', { name: 'Just so' }))
    await userEvent.click(canvas.getByRole('button', { name: 'On to the parcel' }))
    await userEvent.type(canvas.getByLabelText('Address'), '1 Sample Street')
    await userEvent.type(canvas.getByLabelText('City'), 'Springfield')
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Illinois')
    await userEvent.type(canvas.getByLabelText('ZIP code'), '62701')
    await userEvent.click(canvas.getByRole('button', { name: 'One more thing' }))
    await userEvent.click(canvas.getByLabelText(/^No, thank you/u))
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }))
    await expect(canvas.getByRole('heading', { name: /^That is all/u })).toHaveFocus()
    for (const chosen of ['Two globes', 'Sun', 'No, thank you', backer.name]) {
      await expect(canvas.getByText(chosen, { selector: 'dd' })).toBeVisible()
    }
    await expect(canvas.getByText(/1 Sample Street, Springfield/u)).toBeVisible()
  },
}

/** Going back keeps what was chosen. */
export const Back: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Backer number'), backer.number)
    await userEvent.type(canvas.getByLabelText('Email address'), `${backer.email}{Enter}`)
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(canvas.getByLabelText('Backer number')).toHaveValue(backer.number)
  },
}

/** A backer who comes back to a step finds it with what was chosen. */
export const ComesBack: Story = {
  args: {
    step: 'customise',
    progress: {
      choices: {
        backerNumber: backer.number,
        email: backer.email,
        colour: 'sun',
        passportName: backer.name,
      },
      reached: 4,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/^Name on the passport/u)).toHaveValue(backer.name)
    await expect(canvas.getByLabelText(/^Sun/u)).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: /Upgrade kit/u }))
    await expect(canvas.getByRole('heading', { name: 'The upgrade kit' })).toHaveFocus()
  },
}

/** A link to a step that was not reached yet shows the first one. */
export const TooFar: Story = {
  args: { step: 'shipping', backersCount: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Which one is yours?' })).toBeVisible()
    await expect(canvas.queryByText(/Backed by/u)).toBeNull()
  },
}
