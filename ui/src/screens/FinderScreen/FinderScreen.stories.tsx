import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { keepingAnswers } from '../../commerce/ToyFinder/keepingAnswers.tsx'
import { noAnswers } from '../../commerce/ToyFinder/ToyFinder.fixtures.ts'
import { compared } from '../../test/compared.ts'
import { countryWithPrices, inFrame, withPage } from '../page.fixtures.tsx'
import { FinderScreen } from './FinderScreen.tsx'

const Answered = keepingAnswers(FinderScreen)

const meta = {
  title: 'Screens/Finder',
  component: FinderScreen,
  parameters: { layout: 'fullscreen', docs: inFrame, inWorld: countryWithPrices },
  decorators: [withPage],
  render: (props) => <Answered {...props} />,
  args: {
    ...countryWithPrices({ country: 'US' }),
    answers: noAnswers,
    onAnswersChange: fn(),
    onAdd: fn(),
  },
} satisfies Meta<typeof FinderScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Source: §2.93. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const AdvisesAcrossLines: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    const advice = canvas.getByRole('status')
    await userEvent.selectOptions(canvas.getByLabelText('What does the child love?'), 'Music')
    await expect(advice).toHaveTextContent('Plugo Tunes')
    await userEvent.selectOptions(canvas.getByLabelText('How old is the child?'), '10–12 years')
    await expect(advice).toHaveTextContent('No toy for “Music” fits this age and device')
    await expect(args.onAnswersChange).toHaveBeenLastCalledWith({
      age: '10_12',
      interest: 'music',
      device: undefined,
    })
  },
}
