import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { skillDrawings } from '../../content/skills.ts'
import * as actions from '../actions.tsx'
import * as arrows from '../arrows.tsx'
import * as people from '../people.tsx'
import * as shop from '../shop.tsx'
import * as toys from '../toys.tsx'
import { Icon } from './index.ts'
import { compared } from '../../test/compared.ts'

const meta = {
  title: 'Core/Icon',
  component: Icon,
  args: { children: <path d="M12 5v14M5 12h14" /> },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const WithItsOwnWords: Story = {
  args: { label: 'Add' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Add' })).toBeVisible()
  },
}

export const TheSet: Story = {
  tags: ['matrix', 'compared'],
  parameters: { chromatic: compared },
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(130px, 100%), 1fr))',
        gap: 24,
      }}
    >
      {Object.entries({ ...actions, ...arrows, ...people, ...shop, ...toys }).map(
        ([name, Drawing]) => (
          <li
            key={name}
            style={{
              display: 'grid',
              gap: 8,
              gridTemplateColumns: 'minmax(0, 1fr)',
              justifyItems: 'center',
            }}
          >
            <Drawing style={{ width: 32, height: 32 }} />
            <small style={{ maxWidth: '100%' }}>{name}</small>
          </li>
        ),
      )}
    </ul>
  ),
}

/** The drawings of skills. A product's texts bring those of its own skills. */
export const TheSkills: Story = {
  tags: ['compared'],
  parameters: { chromatic: compared },
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {Object.entries(skillDrawings).map(([about, drawing]) => (
        <li key={about} style={{ display: 'grid', gap: 8, justifyItems: 'center' }}>
          <Icon style={{ width: 32, height: 32 }}>
            <path d={drawing} />
          </Icon>
          <small>{about}</small>
        </li>
      ))}
    </ul>
  ),
}
