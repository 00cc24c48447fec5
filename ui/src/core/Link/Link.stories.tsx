import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LinkProvider } from '../LinkSlot/index.ts'
import { Text } from '../Text/index.ts'
import { Link, linkVariants } from './index.ts'
import { inStates } from '../../test/inStates.tsx'
import { compared } from '../../test/compared.ts'

const linkWords = { href: '#shop', children: 'See all 34' } as const

const meta = {
  title: 'Core/Link',
  component: Link,
  args: linkWords,
  argTypes: { variant: { control: 'inline-radio', options: linkVariants } },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const InASentence: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: (args) => (
    <Text>
      Our toys are shown in full in the <Link {...args}>shop</Link>, and told in the{' '}
      <Link {...args}>blog</Link>.
    </Text>
  ),
}

export const Standalone: Story = { args: { variant: 'standalone' } }

export const Plain: Story = { args: { variant: 'plain' } }

const usage = `import { Link } from '@stemside/ui/core/Link'
import { LinkProvider } from '@stemside/ui/core/LinkSlot'

<LinkProvider render={(props) => <a {...props} />}>
  <Link href="#shop">See all 34</Link>
</LinkProvider>`

/** "Show code" prints no function bodies: see `usage`. */
export const ThroughTheRouter: Story = {
  parameters: { docs: { source: { code: usage } } },
  render: (args) => (
    <LinkProvider
      render={({ href, children, ...rest }) => (
        <a {...rest} href={`${href}?routed`}>
          {children}
        </a>
      )}
    >
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', `${linkWords.href}?routed`)
  },
}

/** At rest, hovered, focused and pressed. */
export const States: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  render: () => inStates(linkVariants, [], (variant) => <Link {...linkWords} variant={variant} />),
}
