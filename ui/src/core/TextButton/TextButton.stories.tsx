import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextButton, textButtonTones } from './index.ts'
import { inStates } from '../../test/inStates.tsx'
import { compared } from '../../test/compared.ts'

const words = { link: 'Forgot your password?', muted: 'Remove' } as const

const meta = {
  title: 'Core/TextButton',
  component: TextButton,
  args: { children: words.link, onClick: fn() },
  argTypes: { tone: { control: 'inline-radio', options: textButtonTones } },
} satisfies Meta<typeof TextButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AllTones: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: ({ onClick }) => (
    <>
      {textButtonTones.map((tone) => (
        <TextButton key={tone} tone={tone} onClick={onClick}>
          {words[tone]}
        </TextButton>
      ))}
    </>
  ),
}

export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

/** At rest, hovered, focused and pressed. */
export const States: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  render: () =>
    inStates(textButtonTones, [], (tone) => <TextButton tone={tone}>{words[tone]}</TextButton>),
}
