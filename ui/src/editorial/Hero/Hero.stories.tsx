import type { Meta, StoryObj } from '@storybook/react-vite'
import { globe } from '../../../art/pictures/figures.ts'
import { ButtonLink } from '../../core/Button/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Hero } from './Hero.tsx'

const meta = {
  title: 'Editorial/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Cross over to the STEM side',
    text: 'Globes that talk back, chess that moves on a tablet, maths you can pick up.',
    actions: <ButtonLink href="#shop">Shop</ButtonLink>,
    art: (
      <Picture
        picture={globe}
        alt=""
        sizes="500px"
        style={{ height: '100%', objectFit: 'contain' }}
      />
    ),
  },
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['matrix'] }
