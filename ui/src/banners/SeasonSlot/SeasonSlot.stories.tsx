import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { everyHero, heroInWorld, spring30 } from '../SeasonHero/SeasonHero.fixtures.ts'
import { SeasonHero } from '../SeasonHero/index.ts'
import { welcomeHero } from './SeasonSlot.fixtures.tsx'
import { SeasonSlot } from './SeasonSlot.tsx'
import { compared } from '../../test/compared.ts'
import type { World } from '../../test/world.ts'

const meta = {
  title: 'Banners/SeasonSlot',
  component: SeasonSlot,
  parameters: { layout: 'fullscreen' },
  args: { children: welcomeHero },
} satisfies Meta<typeof SeasonSlot>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['matrix', 'compared'],
  parameters: {
    chromatic: compared,
    inWorld: (world: World) => ({ children: <SeasonHero {...heroInWorld(world)} /> }),
  },
}

/** Before the store's date is known. */
export const Empty: Story = { args: { children: undefined } }

/** The empty slot is as high as the slot of every banner in every country, so that nothing moves. */
export const SameHeight: Story = {
  render: () => (
    <>
      <SeasonSlot data-testid="empty" />
      {everyHero.map((hero) => (
        <SeasonSlot key={`${hero.country} ${hero.banner.id}`} data-testid="filled">
          <SeasonHero {...hero} note={spring30} stockRemaining={1234} />
        </SeasonSlot>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const heightsOf = (id: string) =>
      canvas.getAllByTestId(id).map((element) => element.getBoundingClientRect().height)
    const filled = heightsOf('filled')
    await expect(filled.length).toBeGreaterThan(30)
    await expect(new Set(filled)).toEqual(new Set(heightsOf('empty')))
  },
}

/** The same on a phone, where the words stand above the scene. */
export const SameHeightOnAPhone: Story = {
  ...SameHeight,
  globals: { viewport: { value: 'phone' } },
}
