/* The report of `npm run test:visual`, in the browser. `differences.js` sets `window.differences`. */
import type { ReportedDifference } from '../report.ts'
import { find, make } from './elements.ts'
import { figuresOf, setUpViewer } from './viewer.ts'
import { causesOf, commandOf, countCauses, sentenceOf, shortName } from './words.ts'

declare global {
  interface Window {
    readonly differences: readonly ReportedDifference[]
  }
}

/** Whether the report can store pictures: `-- --review` serves it; a page opened as a file cannot. */
const canAccept = window.location.protocol !== 'file:'

const { differences } = window
const accepted = new Set<ReportedDifference>()
const causes = countCauses(differences)

const filter = find('filter', HTMLInputElement)
const acceptShown = find('accept-shown', HTMLButtonElement)
const list = find('list', HTMLElement)
const count = find('count', HTMLOutputElement)

/** The cause whose "Show" was pressed. Typing a filter replaces it. */
let shownCause: string | undefined

function isWanted(difference: ReportedDifference): boolean {
  if (shownCause !== undefined) return causesOf(difference).includes(shownCause)
  const words = [difference.title, difference.picture, ...causesOf(difference)].join(' ')
  return words.toLowerCase().includes(filter.value.trim().toLowerCase())
}

const shown = () => differences.filter(isWanted)
const isOpen = (difference: ReportedDifference) => !accepted.has(difference)
const openOnes = () => shown().filter(isOpen)

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

const openViewer = setUpViewer({
  shown,
  isOpen,
  accept: canAccept ? (difference) => accept([difference]) : undefined,
})

function cardOf(difference: ReportedDifference): HTMLElement {
  const { picture, pixels, top = 0 } = difference
  const isAccepted = accepted.has(difference)
  const thumbs = make(
    'button',
    { type: 'button', className: 'thumbs', ariaLabel: `Enlarge ${picture}` },
    ...figuresOf(difference),
  )
  // The thumbnails show the part of the page that differs.
  thumbs.style.setProperty('--top', `${-top * 100}%`)
  thumbs.addEventListener('click', () => openViewer(difference))
  const card = make(
    'li',
    { className: isAccepted ? 'picture accepted' : 'picture' },
    make('strong', {}, shortName(difference)),
    make('div', {}, pixels === undefined ? 'new' : `${pixels} pixels differ`),
    thumbs,
  )
  // A single cause stands only above the list.
  if (causes.length > 1)
    card.append(
      make(
        'ul',
        { className: 'causes' },
        ...causesOf(difference).map((each) => make('li', {}, each)),
      ),
    )
  if (isAccepted) {
    card.append('Accepted')
    return card
  }
  if (canAccept) {
    const button = make('button', { type: 'button', ariaLabel: `Accept ${picture}` }, 'Accept')
    button.addEventListener('click', () => void accept([difference]))
    card.append(button)
  }
  card.append(make('code', {}, commandOf(difference)))
  return card
}

function show() {
  const wanted = shown()
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
  ? 'Press a picture to enlarge it. Accept what is intended, and commit the pictures with the change that caused them.'
  : 'Press a picture to enlarge it. To accept it: npm run test:visual -- --review, or the command below it.'
find('causes', HTMLElement).append(
  ...causes.map((each) => {
    const button = make('button', { type: 'button', ariaLabel: `Show only ${each.cause}` }, 'Show')
    button.addEventListener('click', () => {
      filter.value = each.cause
      shownCause = each.cause
      show()
    })
    return make('li', {}, `${sentenceOf(each)} `, ...(causes.length > 1 ? [button] : []))
  }),
)
filter.addEventListener('input', () => {
  shownCause = undefined
  show()
})
acceptShown.addEventListener('click', () => void accept(openOnes()))
show()
