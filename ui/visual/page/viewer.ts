import type { ReportedDifference } from '../report.ts'
import { find, make } from './elements.ts'
import { commandOf, shortName } from './words.ts'

const viewer = find('viewer', HTMLDialogElement)
const title = find('viewer-title', HTMLElement)
const command = find('viewer-command', HTMLElement)
const pictures = find('pictures', HTMLElement)
const slider = find('slider', HTMLInputElement)
const sliderLabel = find('slider-label', HTMLElement)
const acceptButton = find('accept', HTMLButtonElement)
const nextButton = find('next', HTMLButtonElement)
const previousButton = find('previous', HTMLButtonElement)
const ways = Array.from(find('ways', HTMLElement).querySelectorAll('button'))

const captions = { expected: 'before', actual: 'after', diff: 'difference' } as const

/** Returns figures with captions: before, after and difference. A new picture has only "after". */
export function figuresOf({ picture, pixels }: ReportedDifference): readonly HTMLElement[] {
  return (['expected', 'actual', 'diff'] as const)
    .filter((role) => role === 'actual' || pixels !== undefined)
    .map((role) => {
      const src = `pictures/${picture}-${role}.png`
      const image = make('img', { src, alt: `${picture}, ${captions[role]}`, loading: 'lazy' })
      const frame = make('div', { className: 'frame' }, image)
      return make('figure', { className: role }, make('figcaption', {}, captions[role]), frame)
    })
}

interface Options {
  /** The differences to go through, in order. */
  readonly shown: () => readonly ReportedDifference[]
  readonly isOpen: (difference: ReportedDifference) => boolean
  /** Stores a picture. Absent where the page cannot store any. */
  readonly accept: ((difference: ReportedDifference) => Promise<void>) | undefined
}

/** Sets the viewer up: a dialog that shows one difference at its full size. Returns the function that opens it. */
export function setUpViewer({ shown, isOpen, accept }: Options) {
  let current: ReportedDifference | undefined

  function show(difference: ReportedDifference) {
    current = difference
    const all = shown()
    const place = all.indexOf(difference)
    title.textContent = `${difference.title}, ${shortName(difference)} (${place + 1} of ${all.length})`
    command.textContent = commandOf(difference)
    pictures.replaceChildren(...figuresOf(difference))
    // Not `disabled`: the button that has the focus would lose it, and the arrow keys would reach nothing.
    previousButton.ariaDisabled = String(place <= 0)
    nextButton.ariaDisabled = String(place >= all.length - 1)
    acceptButton.hidden = accept === undefined || !isOpen(difference)
    void scrollToDifference(difference)
  }

  function move(step: number) {
    const all = shown()
    const neighbour = current && all[all.indexOf(current) + step]
    if (neighbour) show(neighbour)
  }

  async function acceptCurrent() {
    if (current === undefined || accept === undefined) return
    await accept(current)
    const following = shown().slice(shown().indexOf(current) + 1)
    const open = following.find(isOpen)
    if (open) {
      show(open)
    } else {
      viewer.close()
    }
  }

  previousButton.addEventListener('click', () => move(-1))
  nextButton.addEventListener('click', () => move(1))
  acceptButton.addEventListener('click', () => void acceptCurrent())
  find('close', HTMLButtonElement).addEventListener('click', () => viewer.close())
  viewer.addEventListener('keydown', ({ key, target }) => {
    // The arrows move the slider while it has the focus.
    if (target === slider) return
    if (key === 'ArrowLeft') move(-1)
    if (key === 'ArrowRight') move(1)
  })
  for (const way of ways) way.addEventListener('click', () => compareBy(way.value))
  slider.addEventListener('input', () => pictures.style.setProperty('--at', `${slider.value}%`))
  compareBy('beside')

  return (difference: ReportedDifference) => {
    viewer.showModal()
    nextButton.focus()
    show(difference)
  }
}

function compareBy(chosen: string) {
  pictures.dataset['way'] = chosen
  sliderLabel.hidden = chosen !== 'slider'
  for (const way of ways) way.ariaPressed = String(way.value === chosen)
}

/** Scrolls to the first difference, which in a long page is often out of view. */
async function scrollToDifference({ top = 0 }: ReportedDifference) {
  const images = Array.from(pictures.querySelectorAll('img'))
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode()))
  pictures.scrollTop = top * (images[0]?.clientWidth ?? 0)
}
