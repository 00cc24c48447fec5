import { createElement, isValidElement } from 'react'
import type { ComponentType } from 'react'
import { parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'
import { sourceOf } from '../../../.storybook/source.ts'
import { argsInWorld } from './world.ts'

/* Checks the code that Storybook shows below each story. */

type Props = Readonly<Record<string, unknown>>
interface Annotations {
  args?: Props
  globals?: Props
  parameters?: Props
  render?: (args: Props, context: object) => unknown
}
type AnyMeta = Annotations & { title: string; component?: ComponentType<Props> }
type StoryModule = { default: AnyMeta } & Record<string, Annotations>

const modules = Object.values(
  import.meta.glob<StoryModule>('../*/*/*.stories.tsx', { eager: true }),
)

/** What each entry point exports, by the path that an import names. */
const entryPoints = new Map(
  Object.entries(
    import.meta.glob<Record<string, unknown>>(['../*/index.ts', '../*/*/index.ts'], {
      eager: true,
    }),
  ).map(([path, exported]) => [path.replace(/^\.\.(.*)\/index\.ts$/u, '@stemside/ui$1'), exported]),
)

const stories = modules.flatMap(({ default: meta, ...rest }) => {
  const { component } = meta
  return component === undefined
    ? []
    : Object.entries(rest).map(([name, story]) => ({
        name: `${meta.title}: ${name}`,
        code: codeOf(meta, component, story),
      }))
})

function codeOf(meta: AnyMeta, component: ComponentType<Props>, story: Annotations): string {
  const globals = { ...meta.globals, ...story.globals }
  const parameters = { ...meta.parameters, ...story.parameters }
  const args = argsInWorld({ args: { ...meta.args, ...story.args }, globals, parameters })
  const render = story.render ?? meta.render ?? (() => createElement(component, args))
  const element = render(args, { args, globals, parameters })
  if (!isValidElement<Props>(element)) throw new Error('The story renders no element')
  return sourceOf(element, component)
}

/** The names that a piece of code imports, by their entry point, and the components that it renders. */
function namesIn(code: string) {
  const { program, errors } = parseSync('story.tsx', code)
  const imported: { name: string; from: string }[] = []
  const rendered: string[] = []
  new Visitor({
    ImportDeclaration({ specifiers, source }) {
      imported.push(...specifiers.map(({ local }) => ({ name: local.name, from: source.value })))
    },
    JSXOpeningElement({ name }) {
      // `<Dialog.Header>` needs the import of `Dialog`.
      const whole = name.type === 'JSXMemberExpression' ? name.object : name
      if (whole.type === 'JSXIdentifier' && /^[A-Z]/u.test(whole.name)) rendered.push(whole.name)
    },
  }).visit(program)
  return { errors, imported, rendered }
}

test('the code of a dialog story omits the page that opens the dialog', () => {
  expect(stories.find(({ name }) => name === 'Core/Dialog: Open')?.code).toMatchInlineSnapshot(`
    "import { Button } from '@stemside/ui/core/Button'
    import { Dialog } from '@stemside/ui/core/Dialog'

    <Dialog
      isOpen
      onClose={() => {}}
    >
      <Dialog.Header
        title="Send it back within 30 days"
        description="We pay for the label."
      />
      <Dialog.Body>
        Pack the toy in its box, print the label from your order, and hand it to any courier.
      </Dialog.Body>
      <Dialog.Footer>
        <Button isWide>
          Print the label
        </Button>
      </Dialog.Footer>
    </Dialog>"
  `)
})

test('long data is a variable with the name of its prop', () => {
  expect(stories.find(({ name }) => name === 'Screens/Home: Playground')?.code)
    .toMatchInlineSnapshot(`
    "import { SeasonHero } from '@stemside/ui/banners/SeasonHero'
    import { HomeScreen } from '@stemside/ui/screens/HomeScreen'

    <HomeScreen
      country="US"
      prices={prices}
      season={<SeasonHero banner={banner} words={words} country="US"/>}
      spotlights={spotlights}
      cards={cards}
      onAdd={() => {}}
      onAddCombo={() => {}}
      onPlay={() => {}}
    />"
  `)
})

describe('the code of every story can be pasted', () => {
  test.each(stories)('$name', ({ code }) => {
    const { errors, imported, rendered } = namesIn(code)
    expect(errors).toEqual([])
    expect(rendered.length).toBeGreaterThan(0)
    expect(imported.map(({ name }) => name)).toEqual(expect.arrayContaining(rendered))
    for (const { name, from } of imported)
      expect(Object.keys(entryPoints.get(from) ?? {})).toContain(name)
  })
})
