import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { keepingAnswers } from '../../commerce/ToyFinder/keepingAnswers.tsx'
import { noAnswers } from '../../commerce/ToyFinder/ToyFinder.fixtures.ts'
import { compared } from '../../test/compared.ts'
import { inFrame, countryWithPrices, withPage } from '../page.fixtures.tsx'
import { guides } from './GuideScreen.fixtures.ts'
import { GuideScreen } from './GuideScreen.tsx'

const Answered = keepingAnswers(GuideScreen)

const meta = {
  title: 'Screens/Guide',
  component: GuideScreen,
  parameters: { layout: 'fullscreen', docs: inFrame, inWorld: countryWithPrices },
  decorators: [withPage],
  render: (props) => <Answered {...props} />,
  args: {
    ...countryWithPrices({ country: 'US' }),
    ...guides.plugo,
    answers: noAnswers,
    onAnswersChange: fn(),
    onAdd: fn(),
    onAddCombo: fn(),
  },
} satisfies Meta<typeof GuideScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Source: §2.17, §9.34. */
export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const AdvisesAndSells: Story = {
  tags: ['played'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'The gamepad, explained' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('What does the child love?'), 'Music')
    // The reviews further down have a status too.
    const [advice = canvasElement] = canvas.getAllByRole('status')
    await expect(advice).toHaveTextContent('Plugo Tunes')
    await userEvent.click(
      within(advice).getByRole('button', { name: /^Add to cart ?: Plugo Tunes$/ }),
    )
    await expect(args.onAdd).toHaveBeenCalledWith('plugo_piano')
    await userEvent.click(canvas.getByRole('button', { name: /^Add the set ?: Engineer Pack$/ }))
    await expect(args.onAddCombo).toHaveBeenCalledWith('engineer_pack')
  },
}

export const Orboot: Story = { args: guides.orboot }

export const Tacto: Story = { args: guides.tacto }
