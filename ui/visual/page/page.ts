/* The report of `npm run test:visual`, in the browser. `differences.js` sets `window.differences`. */
import type { ReportedDifference } from '../report.ts'

declare global {
  interface Window {
    readonly differences: readonly ReportedDifference[]
  }
}

/** Whether the report can store pictures: `-- --review` serves it; a page opened as a file cannot. */
const canAccept = window.location.protocol !== 'file:'

const { differences } = window
const accepted = new Set<ReportedDifference>()

function find<T extends HTMLElement>(id: string, type: new () => T): T {
  const element = document.getElementById(id)
  if (!(element instanceof type)) throw new Error(`The report has no #${id}`)
  return element
}
const filter = find('filter', HTMLInputElement)
const acceptShown = find('accept-shown', HTMLButtonElement)
const list = find('list', HTMLElement)
const large = find('large', HTMLDialogElement)
const largePictures = find('views', HTMLElement)
const count = find('count', HTMLOutputElement)

/** An element with properties and children. */
function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

const captions = { expected: 'before', actual: 'after', diff: 'difference' } as const
const allRoles = ['expected', 'actual', 'diff'] as const

function figuresOf({ picture, pixels }: ReportedDifference): readonly HTMLElement[] {
  return allRoles
    .filter((role) => role === 'actual' || pixels !== undefined)
    .map((role) => {
      const src = `pictures/${picture}-${role}.png`
      return make(
        'figure',
        {},
        make('figcaption', {}, captions[role]),
        make('img', { src, alt: `${picture}, ${captions[role]}`, loading: 'lazy' }),
      )
    })
}

function causesOf({ causes, pixels }: ReportedDifference): readonly string[] {
  if (pixels === undefined) return ['A new story or view: there is no picture to compare with']
  if (causes === undefined) return ['Unknown: Git does not know what has changed']
  if (causes.length > 0) return causes
  return ['Nothing that the story uses has changed: it differs from itself, or the browser changed']
}

function isWanted(difference: ReportedDifference): boolean {
  const words = [difference.title, difference.picture, ...causesOf(difference)].join(' ')
  return words.toLowerCase().includes(filter.value.trim().toLowerCase())
}

const openOnes = () => differences.filter((each) => isWanted(each) && !accepted.has(each))

async function accept(chosen: readonly ReportedDifference[]) {
  const response = await window.fetch('/accept', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(chosen.map(({ picture }) => picture)),
  })
  if (!response.ok) throw new Error(await response.text())
  for (const difference of chosen) accepted.add(difference)
  show()
}

function cardOf(difference: ReportedDifference): HTMLElement {
  const { picture, view, pixels, story } = difference
  const isAccepted = accepted.has(difference)
  const thumbs = make(
    'button',
    { type: 'button', className: 'thumbs', ariaLabel: `Enlarge ${picture}` },
    ...figuresOf(difference),
  )
  thumbs.addEventListener('click', () => {
    largePictures.replaceChildren(...figuresOf(difference))
    large.showModal()
  })
  const causes = causesOf(difference).map((cause) => make('li', {}, cause))
  const card = make(
    'li',
    { className: isAccepted ? 'picture accepted' : 'picture' },
    make('strong', {}, `${story.split('--').at(-1) ?? ''} · ${view}`),
    make('div', {}, pixels === undefined ? 'new' : `${pixels} pixels differ`),
    thumbs,
    'Likely cause',
    make('ul', { className: 'causes' }, ...causes),
  )
  if (isAccepted) card.append('Accepted')
  else if (canAccept) {
    const button = make('button', { type: 'button' }, 'Accept')
    button.addEventListener('click', () => void accept([difference]))
    card.append(button)
  }
  return card
}

function show() {
  const wanted = differences.filter(isWanted)
  const titles = [...new Set(wanted.map(({ title }) => title))]
  list.replaceChildren(
    ...titles.map((title) => {
      const ofTitle = wanted.filter((each) => each.title === title)
      return make(
        'section',
        {},
        make('h2', {}, `${title} (${ofTitle.length})`),
        make('ul', { className: 'pictures' }, ...ofTitle.map(cardOf)),
      )
    }),
  )
  count.value = `${wanted.length} of ${differences.length} pictures`
  acceptShown.hidden = !canAccept || openOnes().length === 0
}

find('help', HTMLElement).textContent = canAccept
  ? 'Accept what is intended. Commit the pictures with the change that caused them.'
  : 'To accept: npm run test:visual -- --review, or npm run test:visual -- --accept NAME.'
filter.addEventListener('input', show)
acceptShown.addEventListener('click', () => void accept(openOnes()))
show()
