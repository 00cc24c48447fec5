import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { emailWords } from './EmailField.fixtures.ts'
import { EmailField } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = { title: 'Forms/EmailField', component: EmailField } satisfies Meta<typeof EmailField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AutocompletesTheAddress: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveAttribute(
      'autocomplete',
      'email',
    )
  },
}

export const Wrong: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  args: { defaultValue: emailWords.wrong, message: emailWords.message },
}
