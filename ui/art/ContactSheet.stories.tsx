import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from '../src/core/Picture/index.ts'
import * as figures from './pictures/figures.ts'
import { squares } from './pictures/squares.ts'
import type { Picture as Source } from './picture.ts'

interface SheetProps {
  /** The pictures by name. */
  entries: readonly (readonly [string, Source])[]
  /** The width of each picture in CSS px: the same as in the shop. */
  width: number
}

/** All pictures side by side in the shop's size, to compare light, horizon and scale. */
function ContactSheet({ entries, width }: SheetProps) {
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`,
        gap: 12,
        margin: 0,
        padding: 16,
        listStyle: 'none',
      }}
    >
      {entries.map(([name, picture]) => (
        <li key={name} style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Picture
            picture={picture}
            alt=""
            sizes={`min(100vw, ${width}px)`}
            style={{ width: '100%', maxWidth: width, height: 'auto', borderRadius: 24 }}
          />
          <div>{name}</div>
        </li>
      ))}
    </ul>
  )
}

type Pictures = Readonly<Record<string, Source>>

const pages = import.meta.glob<Pictures>('./pictures/*/page.ts', { eager: true })
const galleries = import.meta.glob<Pictures>('./pictures/*/gallery.ts', { eager: true })

/** One kind of picture of every product, with the product's name. */
function onPages(kind: 'hero' | 'portrait') {
  return Object.entries(pages).flatMap(([path, { [kind]: picture }]) =>
    picture === undefined ? [] : [[path.split('/')[2] ?? '', picture] as const],
  )
}

const meta = {
  title: 'Art/Contact sheet',
  component: ContactSheet,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContactSheet>

export default meta
type Story = StoryObj<typeof meta>

/** The shop's grid on a phone, two in a row. */
export const Phone: Story = {
  args: { entries: Object.entries(squares), width: 172 },
}

export const Squares: Story = {
  args: { entries: Object.entries(squares), width: 300 },
}

export const Heroes: Story = {
  args: { entries: onPages('hero'), width: 600 },
}

export const Portraits: Story = {
  args: { entries: onPages('portrait'), width: 390 },
}

/** The pictures of the galleries. */
export const Galleries: Story = {
  args: {
    entries: Object.values(galleries).flatMap((gallery) => Object.entries(gallery)),
    width: 390,
  },
}

export const Figures: Story = {
  args: { entries: Object.entries(figures), width: 240 },
}
