import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BagIcon, CubeIcon } from '../../icons/index.ts'
import { Matrix } from '../../test/Matrix.tsx'
import stage from '../../test/Stage.module.css'
import { buttonTexts } from './Button.fixtures.ts'
import { Button, ButtonLink, buttonSizes, buttonTones, buttonVariants } from './index.ts'
import { inStates } from '../../test/inStates.tsx'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Core/Button',
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: buttonTexts.usual, onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    tone: { control: 'inline-radio', options: buttonTones },
    size: { control: 'inline-radio', options: buttonSizes },
    icon: { control: false },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const WithIcon: Story = { args: { icon: <BagIcon />, children: 'Add to cart' } }

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /Please wait/ })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const LongText: Story = {
  args: { children: buttonTexts.long },
  render: (args) => (
    <div style={{ maxWidth: 220 }}>
      <Button {...args} isWide />
    </div>
  ),
}

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#3d" tone="surface" variant="outline" icon={<CubeIcon />}>
      View in 3D
    </ButtonLink>
  ),
}

export const Pressed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const AllVariants: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {buttonSizes.map((size) => (
        <Matrix key={size} corner={size} rows={buttonTones} columns={buttonVariants}>
          {(tone, variant) => (
            <div className={tone === 'surface' ? stage.root : undefined}>
              <Button {...{ tone, variant, size }} icon={<BagIcon />}>
                Add
              </Button>
            </div>
          )}
        </Matrix>
      ))}
    </div>
  ),
}

/** At rest, hovered, focused and pressed, then in its own states. */
export const States: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  render: () =>
    inStates(buttonVariants, ['disabled', 'loading'], (variant, state) => (
      <Button variant={variant} isDisabled={state === 'disabled'} isLoading={state === 'loading'}>
        Buy
      </Button>
    )),
}
