import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createElement, isValidElement } from 'react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { originsOf } from '../../../.storybook/showCode/known.ts'
import { sourceOf } from '../../../.storybook/showCode/sourceOf.ts'
import { recordedCalls } from '../fixtures/recorded.ts'
import { argsInWorld } from './world.ts'

/* Checks the code that Storybook shows below each story. */

const root = path.resolve(import.meta.dirname, '../../..')

type Props = Readonly<Record<string, unknown>>
interface Annotations {
  args?: Props
  globals?: Props
  parameters?: Props & { docs?: { source?: { code?: string } } }
  render?: (args: Props, context: object) => unknown
}
type AnyMeta = Annotations & { title: string; component?: ComponentType<Props> }
type StoryModule = { default: AnyMeta } & Record<string, Annotations>

const modules = Object.values(
  import.meta.glob<StoryModule>('../*/*/*.stories.tsx', { eager: true }),
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
  const written = parameters.docs?.source?.code
  if (written !== undefined) return written
  const args = argsInWorld({ args: { ...meta.args, ...story.args }, globals, parameters })
  const render = story.render ?? meta.render ?? (() => createElement(component, args))
  const element = render(args, { args, globals, parameters })
  if (!isValidElement<Props>(element)) throw new Error('The story renders no element')
  return sourceOf(element, component)
}

const codeOfStory = (wanted: string) => stories.find(({ name }) => name === wanted)?.code

test('the code of a dialog story omits the page that opens the dialog', () => {
  expect(codeOfStory('Core/Dialog: Open')).toMatchInlineSnapshot(`
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

test('the package exports every function whose calls are recorded, so that each can be imported', () => {
  expect(recordedCalls.length).toBeGreaterThan(0)
  const unknown = recordedCalls.filter(({ make }) => originsOf(make).length === 0)
  expect(unknown.map(({ args }) => args)).toEqual([])
})

test('sample data is imported, and a call that is needed twice is a constant', () => {
  expect(codeOfStory('Commerce/ListingCard: Playground')).toMatchInlineSnapshot(`
    "import { ListingCard } from '@stemside/ui/commerce/ListingCard'
    import { cardOf, squares } from '@stemside/ui/fixtures'

    const sample = cardOf('US', 'orboot')

    <ListingCard
      country="US"
      sku="orboot"
      words={sample.words}
      href="/orboot/earth"
      picture={squares.orboot}
      rating={sample.rating}
      offer={sample.offer}
      availability="in-stock"
      headingLevel={2}
      onAdd={() => {}}
    />"
  `)
})

test('amounts of money are made by the rules', () => {
  expect(codeOfStory('Commerce/Price: Playground')).toMatchInlineSnapshot(`
    "import { minor } from '@stemside/rules'
    import { Price } from '@stemside/ui/commerce/Price'

    <Price
      country="US"
      amount={minor(4549)}
      strike={minor(5499)}
    />"
  `)
})

test('a copy of sample data names what differs', () => {
  expect(codeOfStory('Screens/Tracking: Found')).toMatchInlineSnapshot(`
    "import { sampleOrder } from '@stemside/ui/fixtures'
    import { TrackingScreen } from '@stemside/ui/screens/TrackingScreen'

    <TrackingScreen
      country="US"
      tracking={{
        status: 'found',
        order: { ...sampleOrder, status: 'shipped' },
        delivery: { earliest: '2026-11-25', latest: '2026-11-30' },
      }}
      onTrack={() => {}}
      initialValues={{ orderId: 'ST-1042', email: 'robin@example.com' }}
      now="2026-11-21T12:00:00.000Z"
    />"
  `)
})

/** The code of a story as a module: it exports the element. */
const moduleOf = (code: string) => code.replace(/^</mu, 'export const shown = <')

test('the code of every story compiles', async () => {
  expect(stories.length).toBeGreaterThan(900)
  // Inside node_modules, Git does not see the files, and the compiler finds the workspaces.
  const folder = await mkdtemp(path.join(root, 'node_modules', '.show-code-'))
  try {
    const config = {
      extends: path.join(root, 'tsconfig.json'),
      include: ['*.tsx', path.join(root, 'ui/src/**/*.d.ts')],
      exclude: [],
    }
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
    for (const [index, { code }] of stories.entries())
      await writeFile(path.join(folder, `${index}.tsx`), moduleOf(code))
    const { hasFailed, stdout } = await compile(folder)
    const errors = stdout.replaceAll(
      /^.*?\b(\d+)\.tsx(?=\(\d)/gmu,
      (file, index: string) => stories[Number(index)]?.name ?? file,
    )
    expect(errors).toBe('')
    expect(hasFailed).toBe(false)
  } finally {
    await rm(folder, { recursive: true })
  }
})

/** Runs the compiler. What it finds is in `stdout`; it also fails if it cannot start. */
function compile(folder: string): Promise<{ hasFailed: boolean; stdout: string }> {
  return new Promise((resolve) => {
    const args = ['tsc', '--project', folder, '--pretty', 'false']
    execFile('npx', args, { cwd: root, maxBuffer: 2 ** 26 }, (error, stdout) => {
      resolve({ hasFailed: error !== null, stdout })
    })
  })
}
