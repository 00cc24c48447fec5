import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { compared } from '../../test/compared.ts'
import type { World } from '../../test/world.ts'
import { keepingAnswers } from './keepingAnswers.tsx'
import { finderOf } from './ToyFinder.fixtures.ts'
import { ToyFinder } from './ToyFinder.tsx'

const Answered = keepingAnswers(ToyFinder)

const meta = {
  title: 'Commerce/ToyFinder',
  component: ToyFinder,
  parameters: { inWorld: ({ country }: World) => finderOf('orboot', country) },
  render: (props) => <Answered {...props} />,
  args: { ...finderOf('orboot', 'US'), onAnswersChange: fn(), onAdd: fn() },
} satisfies Meta<typeof ToyFinder>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
}

export const Advises: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent, args }) => {
    const advice = canvas.getByRole('status')
    await userEvent.selectOptions(canvas.getByLabelText('What does the child love?'), 'Dinosaurs')
    await expect(advice).toHaveTextContent('Orboot Dinos')
    await userEvent.click(canvas.getByRole('button', { name: /^Add to cart ?: Orboot Dinos$/ }))
    await expect(args.onAdd).toHaveBeenCalledWith('orboot_dinos')
    await userEvent.selectOptions(
      canvas.getByLabelText('What does the child love?'),
      'Space and machines',
    )
    await userEvent.selectOptions(canvas.getByLabelText('How old is the child?'), '4–6 years')
    await expect(advice).toHaveTextContent(
      'No toy for “Space and machines” fits this age and device',
    )
    await expect(advice).toHaveTextContent('Orboot Earth')
  },
}

/** Tacto's pieces stand on the screen, so a phone is too small. */
export const OnAPhone: Story = {
  parameters: { inWorld: ({ country }: World) => finderOf('tacto', country) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('What will it be played on?'), 'A phone')
    await expect(canvas.getByRole('status')).toHaveTextContent('This needs a tablet')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const NothingInStock: Story = {
  parameters: {
    inWorld: ({ country }: World) => ({ ...finderOf('orboot', country), items: [] }),
  },
}
