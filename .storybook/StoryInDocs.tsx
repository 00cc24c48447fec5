import { DocsContext, Story, useOf } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { ComponentProps } from 'react'
import { z } from 'zod'
import { readWorld } from '../ui/src/test/world.ts'
import type { World } from '../ui/src/test/world.ts'
import { toGlobals } from './worldChoices.ts'
import { viewports } from './viewports.ts'

/**
 * A story on a docs page, in the toolbar's world. It gets a frame if its parameters ask for one (`docs: { story: {
 * inline: false } }`), or if it sets the window or the text size, which only a whole document can have.
 */
export default function StoryInDocs(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? 'story', ['story'])
  const context = useContext(DocsContext).getStoryContext(story)
  const world = readWorld(Globals.parse(context.globals))
  const { inline, height, autoplay = false } = Parameters.parse(story.parameters).docs.story
  const { viewport, textSize } = OwnGlobals.parse(story.storyGlobals)
  if (inline && viewport === undefined && textSize === undefined) return <Story {...props} />

  const windows: Readonly<Record<string, { readonly styles: Size }>> = viewports
  const size = windows[viewport?.value ?? '']?.styles
  return (
    <div className="sb-unstyled story-frame">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- It shows this Storybook. */}
      <iframe
        title={story.name}
        src={addressOf(story.id, world, autoplay)}
        loading="lazy"
        style={{ inlineSize: size?.width ?? '100%', blockSize: height ?? size?.height }}
      />
    </div>
  )
}

/** CSS lengths. */
interface Size {
  readonly width: string
  readonly height: string
}

const Parameters = z.object({
  docs: z.object({
    story: z.object({
      inline: z.boolean(),
      height: z.string().optional(),
      autoplay: z.boolean().optional(),
    }),
  }),
})

const Globals = z.record(z.string(), z.unknown())

const OwnGlobals = z.object({
  viewport: z.object({ value: z.string() }).optional(),
  textSize: z.string().optional(),
})

/**
 * The address of a story's frame. Storybook's own frames ignore the globals and play each story. A play moves the
 * focus and mostly ends in a state that the guide is not about. With `embed`, Storybook does not play.
 */
function addressOf(id: string, world: World, isPlayed: boolean): string {
  const globals = Object.entries(toGlobals(world)).map(([name, to]) => `${name}:${to}`)
  const query = { id, viewMode: 'story', globals: globals.join(';'), embed: String(!isPlayed) }
  return `iframe.html?${new URLSearchParams(query).toString()}`
}
