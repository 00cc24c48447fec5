/** What `start` cannot import, since it travels alone. */
export interface StartNames {
  /** Ids: of the template that holds what is fetched later, and of the styles that declare the faces. */
  readonly codeElement: string
  readonly facesElement: string
  /** The template's property that repeats what was done before the page could answer. */
  readonly earlyUse: string
  /** Under which the shop's state is kept in the browser. */
  readonly storageKey: string
  /** How long the page waits for its first picture, its fonts, and what its script has to show, in milliseconds. */
  readonly patience: number
}

/**
 * Runs at the end of a page, by itself. The line belongs to the page's first picture; what comes after
 * it is done in frames of its own, so that a slow phone answers in between (docs/decisions/089):
 *
 * 1. the shop's script and the fonts are asked for once the picture is shown, sooner when a visitor
 *    is already pressing or scrolling: each in a task of its own, which costs a slow phone 10 ms;
 * 2. prices that depend on a stored coupon are shown where there is none (`data-stored`);
 * 3. what reaches into the window from below is laid out (`data-later`);
 * 4. the letters' faces are put in once their files are in;
 * 5. what is below is laid out, at once for a visitor who scrolls (`data-awaits`).
 *
 * What a visitor presses, sends or enters before the page can answer is kept (`repeatEarlyUse`).
 */
export function start(names: StartNames): void {
  const marks = document.documentElement.dataset
  const code = document.getElementById(names.codeElement)
  const faces = document.getElementById(names.facesElement)
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  if (!(code instanceof HTMLTemplateElement)) return
  const fonts = [...code.content.querySelectorAll('[as=font]')].map(
    (link) => link.getAttribute('href') ?? '',
  )

  const inFrames = ([step, ...rest]: readonly (() => void)[]) => {
    if (step === undefined) return
    // A tab that is opened behind another one has no frames.
    const next = document.hidden ? setTimeout : requestAnimationFrame
    next(() => {
      step()
      inFrames(rest)
    })
  }

  const keepsCoupon = () => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(names.storageKey) ?? '{}')
      return (
        Boolean(Reflect.get(Object(stored), 'coupon')) ||
        localStorage.getItem('removedAutoAddedCoupon') !== null
      )
    } catch {
      return false
    }
  }
  const showPrices = () => {
    if (!keepsCoupon()) delete marks['stored']
  }
  /** Better every toy than none, where the script does not narrow a listing. */
  const showAllSoon = () => void setTimeout(() => void delete marks['asked'], names.patience)

  const parts = [...document.querySelectorAll<HTMLElement>('[data-later]')]
  /** Of what stands in another part it would be asked in vain: that is not laid out. */
  const isInView = (part: HTMLElement) =>
    !parts.some((other) => other !== part && other.contains(part)) &&
    part.getBoundingClientRect().top < innerHeight
  const layOut = (isWanted: (part: HTMLElement) => boolean) =>
    parts.filter(isWanted).map((part) => () => void (part.dataset['shown'] = ''))

  let isLaidOut = false
  const layOutBelow = () => {
    if (isLaidOut) return
    isLaidOut = true
    inFrames([...layOut(() => true), () => void delete marks['awaits']])
  }

  /**
   * Faces that a script adds need no new styles anywhere, only their letters: of all that is shown, even
   * for one face, so they are added together.
   */
  const putInFaces = async () => {
    const rules = faces instanceof HTMLStyleElement ? faces.sheet?.cssRules : undefined
    const all = [...(rules ?? [])].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return []
      const value = (name: string) => rule.style.getPropertyValue(name)
      const source = value('src')
      if (!fonts.some((url) => source.includes(url))) return []
      const family = value('font-family').replaceAll('"', '')
      const [weight, unicodeRange] = [value('font-weight'), value('unicode-range')]
      return [new FontFace(family, source, { weight, unicodeRange, display: 'swap' })]
    })
    await Promise.allSettled(all.map((face) => face.load()))
    inFrames([() => all.forEach((face) => document.fonts.add(face)), layOutBelow])
  }

  const goOn = () => {
    addEventListener('scroll', layOutBelow)
    setTimeout(layOutBelow, names.patience)
    inFrames([showPrices, ...layOut(isInView)])
    for (const link of code.content.querySelectorAll('link')) {
      setTimeout(() => document.head.append(link))
    }
    setTimeout(() => void putInFaces())
  }

  let isAsked = false
  const fetchCode = () => {
    const script = code.content.querySelector('script')
    const sheet = code.content.querySelector('[rel=stylesheet]')
    if (isAsked || script === null || sheet === null) return
    isAsked = true
    for (const event of ['load', 'error']) {
      script.addEventListener(event, showAllSoon)
      sheet.addEventListener(event, () => document.head.append(script))
    }
    // At once: the page then counts as loaded when its script has run, which follows the sheet.
    document.head.append(sheet)
    // A picture that is in is shown in the next frame.
    inFrames([() => {}, goOn])
  }

  let repeatPress: (() => void) | undefined
  const entries = new Map<EventTarget, string | boolean>()
  const keepPress = (event: Event, repeat: () => void) => {
    if (!code.isConnected) return
    event.preventDefault()
    event.stopImmediatePropagation()
    repeatPress = repeat
  }
  const keepEntry = ({ target }: Event) => {
    if (!code.isConnected || target === null || !('value' in target)) return
    const isBox = target instanceof HTMLInputElement && /radio|checkbox/.test(target.type)
    entries.set(target, isBox ? target.checked : String(target.value))
  }
  Reflect.set(code, names.earlyUse, () => {
    // React hears of an entry that differs from the value which was last set on the element itself.
    for (const [field, value] of entries) {
      if (typeof value === 'boolean' && field instanceof HTMLInputElement) {
        field.checked = !value
        field.click()
        continue
      }
      Reflect.set(field, 'value', '')
      Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
      for (const type of ['input', 'change']) {
        field.dispatchEvent(new Event(type, { bubbles: true }))
      }
    }
    repeatPress?.()
  })
  const keepClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button !== null) keepPress(event, () => button.click())
  }
  const keepSubmit = (event: Event) => {
    const form = event.target
    // A form with an address of its own works without the script.
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return
    keepPress(event, () => form.requestSubmit())
  }
  addEventListener('click', keepClick, true)
  addEventListener('submit', keepSubmit, true)
  addEventListener('input', keepEntry, true)
  addEventListener('change', keepEntry, true)

  if (picture === null) {
    showPrices()
    delete marks['awaits']
    fetchCode()
  } else {
    if (picture.complete) fetchCode()
    for (const event of ['load', 'error']) picture.addEventListener(event, fetchCode)
    for (const event of ['pointerdown', 'keydown', 'scroll']) addEventListener(event, fetchCode)
    setTimeout(fetchCode, names.patience)
  }
}
