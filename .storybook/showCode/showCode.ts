import type { StoryContext } from '@storybook/react-vite'
import { isValidElement } from 'react'
import type { ReactNode } from 'react'
import { argsInWorld } from '../../ui/src/test/world.ts'
import { defaultsOf } from '../argTypes.ts'

/**
 * The text of "Show code": import lines and JSX, ready to paste. Storybook's own text has no
 * imports, and shows minified names and wrappers that only stories use. A prop with its default value is left out.
 */
export async function showCode(code: string, context: StoryContext): Promise<string> {
  const { component, originalStoryFn } = context
  if (component === undefined) return code
  const defaults = defaultsOf(context.argTypes)
  const given = Object.entries(argsInWorld(context)).filter(
    ([name, value]) => value !== defaults[name],
  )
  const element: unknown = originalStoryFn(Object.fromEntries(given), context)
  if (!isValidElement<{ children?: ReactNode }>(element)) return code
  // Lazy: `sourceOf.ts` loads the whole package for names of components and sample data.
  const { sourceOf } = await import('./sourceOf.ts')
  return sourceOf(element, component)
}
