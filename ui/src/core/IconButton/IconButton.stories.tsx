import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BagIcon, SearchIcon } from '../../icons/index.ts'
import { Matrix } from '../../test/Matrix.tsx'
import stage from '../../test/Stage.module.css'
import { buttonSizes, buttonTones, buttonVariants } from '../Button/index.ts'
import { IconButton } from './index.ts'
import { inStates } from '../../test/inStates.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Core/IconButton',
  component: IconButton,
  args: { label: 'Search', children: <SearchIcon />, onClick: fn() },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const IsAtLeast44: Story = {
  args: { size: 'small' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Search' })
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}

export const AllVariants: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: () => (
    <>
      {buttonSizes.map((size) => (
        <Matrix key={size} corner={size} rows={buttonTones} columns={buttonVariants}>
          {(tone, variant) => (
            <div className={tone === 'surface' ? stage.root : undefined}>
              <IconButton {...{ tone, variant, size }} label={`${tone} ${variant}`}>
                <BagIcon />
              </IconButton>
            </div>
          )}
        </Matrix>
      ))}
    </>
  ),
}

/** At rest, hovered, focused and pressed, then in its own states. */
export const States: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  render: () =>
    inStates(buttonVariants, ['disabled', 'loading'], (variant, state) => (
      <IconButton
        variant={variant}
        label={`${variant} ${state}`}
        isDisabled={state === 'disabled'}
        isLoading={state === 'loading'}
      >
        <SearchIcon />
      </IconButton>
    )),
}
